"""A button whose meaning has just changed does nothing for half a second: it is read before it is pressed."""

from __future__ import annotations

from helpers.paging import Guest

# Chooses a card and presses the main button again and again, until it can be pressed: for how long, and how often.
IMPATIENT = """async () => {
    const soon = () => new Promise((next) => setTimeout(next, 20));
    const begun = performance.now();
    document.querySelector('.market .slot.glow .face').click();
    let button, presses = 0;
    while (!(button = document.querySelector('.bar .go')) || button.getAttribute('aria-disabled') === 'true') {
        presses += button ? 1 : 0;
        button?.click();
        await soon();
    }
    return [performance.now() - begun, presses];
}"""


def test_who_presses_too_soon_does_nothing(guest: Guest) -> None:
    aiko = guest()
    page = aiko.page
    aiko.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "me"}])
    curtain, hand = page.get_by_role("button", name="I am"), page.locator(".hand .hc")
    for _ in range(2):
        curtain.click()
        page.locator(".bar .token").first.click()
    curtain.or_(page.locator(".bar .act[data-move=buy]")).first.wait_for()
    if curtain.count():
        curtain.click()
    page.locator(".bar .act[data-move=buy]").wait_for()
    before = hand.count()
    page.keyboard.press("t")
    page.locator(".market .slot.glow").first.wait_for()
    milliseconds, presses = page.evaluate(IMPATIENT)
    assert milliseconds > 350
    assert presses > 0
    # The card still lies in the market; the next press takes it, and the turn is over.
    assert hand.count() == before
    page.locator(".bar .go").click()
    curtain.wait_for()
