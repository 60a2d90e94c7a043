"""Somebody who knows nothing goes through a lesson: reads what is on the screen and presses what glows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from helpers.patience import PATIENCE

# The teacher's card, and what it says now.
CARD, SAID, FORWARD = ".teacher", "[data-lesson-said]", "[data-lesson-forward]"

# Presses what glows, or goes on, and waits until the next thing to read or to press is there and keeps still. What it
# then finds: what is said, whether all is done, and what the card covers of what it speaks of, of what is pressed, or
# of the buttons that go on with the turn. In a crowded window there is no room for notes and all that is spoken of.
STEP = """async ({ patience, read, crowded }) => {
  const forward = () => document.querySelector('[data-lesson-forward]');
  const next = () => document.querySelector('[data-lesson-next]');
  const reading = document.querySelector('[data-lesson-said]')?.innerText ?? '';
  let pressed = false;
  // Nobody goes on from what they have not read: the answer to a press may come late.
  if (read === reading) {
    // What has just changed its meaning, or lost it, cannot be pressed yet.
    const control = [forward() ?? next()].find((one) => one && one.ariaDisabled !== 'true');
    // While a press is on its way it is made again, the more often the slower the machine: a reader presses once. It is
    // another press when the control, what it does, or what was gathered is another.
    const { at, move, card } = control?.dataset ?? {};
    const gathered = document.querySelector('[data-staged]')?.dataset.staged;
    const press = control && [reading, control.classList[0], at, move, card, control.ariaPressed, gathered].join();
    // What was pressed glows again only if it is still what comes next.
    control?.removeAttribute('data-lesson-next');
    control?.click();
    pressed = press !== undefined && press !== window.pressedBefore;
    window.pressedBefore = press ?? window.pressedBefore;
  }
  const SPOKEN = '[data-lesson-next]' + (crowded ? '' : ', [data-lesson-place], .explain.open');
  const ONWARD = '.osaka .barbox .go, .yokohama .bar :is([data-at="bar:main"], [data-at="bar:decline"])';
  const inSight = (element) => {
    const box = element.getBoundingClientRect();
    const sides = [Math.max(box.left, 0), Math.max(box.top, 0)];
    sides.push(Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight));
    // What is moved out of sight within a part of the table is not there to be covered.
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      sides[0] = Math.max(sides[0], edge.left);
      sides[1] = Math.max(sides[1], edge.top);
      sides[2] = Math.min(sides[2], edge.right);
      sides[3] = Math.min(sides[3], edge.bottom);
    }
    return sides.map(Math.round);
  };
  const look = () => {
    const card = document.querySelector('.teacher');
    const said = document.querySelector('[data-lesson-said]')?.innerText ?? '';
    const done = document.querySelector('.teacher .praise') !== null;
    const boxes = [...document.querySelectorAll(`${SPOKEN}, ${ONWARD}`)].map((one) => [one, inSight(one)]);
    return { said, done, ready: done || forward() !== null || next() !== null, boxes, card: card && inSight(card) };
  };
  const asText = (seen) => JSON.stringify([seen.said, seen.done, seen.card, seen.boxes.map(([, box]) => box)]);
  const until = performance.now() + patience;
  let before = '', seen = look();
  // What a sentence speaks of may be on a part of the table that has to be brought to the front.
  const pointed = () => document.querySelectorAll('[data-lesson-place]').length;
  const soon = performance.now() + patience / 50;
  const still = () => seen.ready && asText(seen) === before && (pointed() || performance.now() > soon);
  while (performance.now() < until && !still()) {
    before = asText(seen);
    await new Promise((then) => setTimeout(then, 200));
    seen = look();
  }
  const [left, top, right, bottom] = seen.card ?? [0, 0, 0, 0];
  const covered = [];
  for (const [element, box] of seen.boxes) {
    const across = Math.min(right, box[2]) - Math.max(left, box[0]);
    const down = Math.min(bottom, box[3]) - Math.max(top, box[1]);
    const what = element.dataset.move ?? element.dataset.at ?? element.className;
    if (across > 1 && down > 1) covered.push(`${what} by ${across} x ${down}`);
    else if (!element.matches(SPOKEN)) continue;
    else if (box[2] - box[0] < 2 || box[3] - box[1] < 2) covered.push(`${what} is out of sight`);
  }
  if (right > innerWidth || bottom > innerHeight || left < 0 || top < 0) covered.push('the card sticks out');
  const { said, done, ready } = seen;
  return { said, done, ready, pressed, covered, pointed: pointed() };
}"""

# What a card covers of what it speaks of, once it keeps still: waits for two looks that are the same.
COVERED = """async ([card, things]) => {
  const faults = () => {
    const over = document.querySelector(card).getBoundingClientRect();
    return [...document.querySelectorAll(things)].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      const across = Math.min(over.right, box.right, innerWidth) - Math.max(over.left, box.left, 0);
      const down = Math.min(over.bottom, box.bottom, innerHeight) - Math.max(over.top, box.top, 0);
      return across > 1 && down > 1 ? [`${thing.className} by ${Math.round(across)} x ${Math.round(down)}`] : [];
    });
  };
  let before = '-', now = JSON.stringify(faults());
  for (let looks = 0; looks < 20 && (now !== before || now !== '[]'); looks++) {
    before = now;
    await new Promise((then) => setTimeout(then, 350));
    now = JSON.stringify(faults());
  }
  return JSON.parse(now);
}"""


@dataclass
class Learnt:
    """What somebody has read and pressed, what points at nothing, and where the card was in the way."""

    read: list[str] = field(default_factory=list)
    pointless: list[str] = field(default_factory=list)
    clicks: int = 0
    covered: list[str] = field(default_factory=list)


def learn(page: Any, lesson: str, look: Callable[[int], None] | None = None, *, crowded: bool = False) -> Learnt:
    """Goes through a lesson by what is on the screen; `look` is told the number of each thing to read or to press."""
    page.locator(f'{CARD}[data-lesson="{lesson}"]').wait_for()
    # A finger that has pressed something does not go on pointing at what comes to lie there.
    page.mouse.move(0, 0)
    learnt = Learnt()
    stage, done = 0, False
    while not done:
        read = learnt.read[-1] if learnt.read else None
        seen = page.evaluate(STEP, {"patience": PATIENCE * 1000, "read": read, "crowded": crowded})
        assert seen["ready"], f"{lesson} has no end: {learnt.read}"
        learnt.clicks += seen["pressed"]
        learnt.covered += [f"{lesson}, “{seen['said'][:60]}”: {fault}" for fault in seen["covered"]]
        if [seen["said"]] != learnt.read[-1:]:
            learnt.read.append(seen["said"])
            if not seen["pointed"]:
                learnt.pointless.append(seen["said"])
        if look:
            look(stage)
        stage, done = stage + 1, seen["done"]
    return learnt
