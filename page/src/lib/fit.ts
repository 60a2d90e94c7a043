// Words in a box that has a largest height: long ones are written smaller, so that nothing pushes and nothing is cut.
const SMALLEST = 11;

/** To attach to the box; `words` is asked so that new ones are fitted anew. */
export const fit = (words: () => unknown) => (box: HTMLElement) => {
  words();
  function look(): void {
    box.style.fontSize = '';
    let size = parseFloat(getComputedStyle(box).fontSize);
    while (box.scrollHeight > box.clientHeight + 1 && size > SMALLEST)
      box.style.fontSize = `${(size = Math.max(SMALLEST, size - 0.5))}px`;
  }
  look();
  addEventListener('resize', look);
  return () => removeEventListener('resize', look);
};
