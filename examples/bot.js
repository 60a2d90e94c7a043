// A bot for Shokai in JavaScript: shokai play osaka --seats "you,program:node examples/bot.js"
"use strict";

const verbs = ["buy", "insure", "save", "fulfil", "achieve", "learn", "order", "house", "shop", "token", "go", "get", "take"];

// The kind of a move is its first word; what is not in the list comes last.
function rank(move) {
  const at = verbs.indexOf(move.text.split(" ")[0]);
  return at < 0 ? verbs.length : at;
}

function answer(message) {
  if (message.type === "hello") return { type: "ready", name: "Example.js" };
  if (message.type !== "decide") return null;
  const best = Math.min(...message.view.moves.map(rank));
  const moves = message.view.moves.filter((move) => rank(move) === best);
  const move = moves[Math.floor(Math.random() * moves.length)];
  return { id: message.id, move: move.number };
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "goodbye") process.exit(0);
  const said = answer(message);
  if (said) process.stdout.write(JSON.stringify(said) + "\n");
});
