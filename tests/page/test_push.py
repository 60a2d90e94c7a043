"""Push messages in a browser: turning them on, the service worker that shows them, and the tap that opens the table.

Two parts are not real, as a browser without a screen has neither: the push service of the browser's maker, for which
the browser is given a subscription at a push service of the test's own, and the system's notifications, of which it is
noted what they would show. The server sends to the push service, and what arrives there is handed to the page's service
worker by the browser itself.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.attacking import do
from helpers.clicking import MY_TURN
from helpers.paging import LAPTOP, PHONE, Visitor
from helpers.patience import PATIENCE
from helpers.pushing import Subscriber
from helpers.receiving import Receiver
from helpers.serving import Serving

# A subscription as Chromium would make it, had it a push service: asked for in the same way, kept in the same way.
SUBSCRIBES = """(told) => {
    let made = null;
    PushManager.prototype.subscribe = async function (options) {
        if (!options.userVisibleOnly || new Uint8Array(options.applicationServerKey).length !== 65) throw Error('key');
        made = { endpoint: told.address, toJSON: () => ({ endpoint: told.address, keys: told.keys }),
                 unsubscribe: async () => { made = null; return true; } };
        return made;
    };
    PushManager.prototype.getSubscription = async () => made;
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
}"""
# In the service worker: notes what is shown.
NOTES = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data, tag }) =>
        void self.shown.push({ title, body, path: data.path, tag });
}"""
# A tap on what was shown last. Only the system's own taps may bring a window to the front: this one only goes there.
TAPS = """() => {
    const event = new ExtendableEvent('notificationclick');
    const notification = { close: () => undefined, data: { path: self.shown.at(-1).path } };
    Object.defineProperty(event, 'notification', { value: notification });
    Object.defineProperty(event, 'waitUntil', { value: (done) => done.catch(() => undefined) });
    self.dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("ringing"), "--notify-after", "0", "--private-webhooks") as serving:
        yield serving


def with_service(visitor: Visitor, service: Receiver, keys: dict[str, str]) -> None:
    """Gives the browser a subscription, and the right to show notifications."""
    told = json.dumps({"address": service.address, "keys": keys})
    visitor.page.add_init_script(f"({SUBSCRIBES})({told})")


def deliver(visitor: Visitor, payload: str) -> dict[str, str]:
    """The browser gets a push message for its service worker; what it shows then."""
    page = visitor.page
    [worker] = page.context.service_workers
    worker.evaluate(NOTES)
    cdp = page.context.new_cdp_session(page)
    found: dict[str, str] = {}
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.update({one["scopeURL"]: one["registrationId"] for one in event["registrations"]}),
    )
    cdp.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    until = time.monotonic() + PATIENCE
    while f"{visitor.address}/" not in found:
        assert time.monotonic() < until
        page.wait_for_timeout(50)
    message = {"origin": visitor.address, "registrationId": found[f"{visitor.address}/"], "data": payload}
    cdp.send("ServiceWorker.deliverPushMessage", message)
    # What is delivered is a task of the worker: it answers when it comes to the next.
    until = time.monotonic() + PATIENCE
    while not (shown := worker.evaluate("self.shown")):
        assert time.monotonic() < until
        page.wait_for_timeout(50)
    return dict(shown[-1])


def test_a_phone_is_told_of_a_turn_and_the_tap_opens_the_table(browser: Any, ringing: Serving) -> None:
    phone, keys = Visitor(browser, ringing.address, size=PHONE), Subscriber()
    phone.account("Mio")
    with Receiver(status=201) as service:
        with_service(phone, service, keys.keys)
        page = phone.visit("/settings").page
        page.locator("[data-push-on]").click()
        page.get_by_text("This device is notified.").wait_for()
        page.locator("[data-channel] [data-try]").click()
        page.get_by_text("The test was delivered.").wait_for()
        key = page.request.get(f"{ringing.address}/api/me/channels").json()["push_key"]
        origin = f"http://127.0.0.1:{service.port}"
        assert keys.heard(service.next(), key, origin)["title"] == "Notifications work"
        with page.expect_response(lambda told: "/api/me/channels/" in told.url and told.request.method == "POST"):
            page.locator("[data-kind=start]").uncheck()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = {"game": "osaka", "players": 2, "seats": seats}
        table = page.request.post(f"{ringing.address}/api/tables", data=made).json()["id"]
        ben = ringing.cookie("Ben")
        assert do(ringing, table, ben, "sit", seat=1).status_code == 200
        while "play" in (view := ringing.ask("GET", f"/api/tables/{table}", cookie=ben).json())["you"]["can"]:
            do(ringing, table, ben, "play", at=view["at"], move=view["game"]["moves"][0]["number"])
        payload = keys.heard(service.next(), key, origin)
        shown = deliver(phone, json.dumps(payload))
        assert shown == {
            "title": "Your turn", "body": "It is your turn: Traders of Osaka with Ben.", "path": f"/table/{table}",
            "tag": table,
        }  # fmt: skip
        page.context.service_workers[0].evaluate(TAPS)
        page.wait_for_url(f"**/table/{table}")
        # What waits there is asked at once, without another press.
        page.locator(MY_TURN).first.wait_for()
        # Nothing of the game was told on the way: neither cards nor points, nor who has which seat.
        assert set(payload) == {"title", "text", "path", "tag"}
    phone.close()


def test_logging_out_ends_the_messages_to_this_browser(browser: Any, ringing: Serving) -> None:
    visitor = Visitor(browser, ringing.address)
    visitor.account("Nao")
    with Receiver(status=201) as service:
        with_service(visitor, service, Subscriber().keys)
        page = visitor.visit("/settings").page
        page.locator("[data-push-on]").click()
        page.get_by_text("This device is notified.").wait_for()
        page.get_by_role("banner").get_by_role("button", name="Log out").click()
        page.get_by_role("banner").get_by_role("link", name="Log in").wait_for()
        assert page.evaluate("PushManager.prototype.getSubscription()") is None
    assert visitor.complaints == visitor.missing == []
    visitor.close()


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_who_cannot_have_them_is_told_why(browser: Any, ringing: Serving, lang: str) -> None:
    for size in (LAPTOP, PHONE):
        visitor = Visitor(browser, ringing.address, size=size, lang=lang)
        visitor.account(f"Why{lang}{size[0]}")
        visitor.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
        visitor.visit("/settings")
        visitor.page.locator("[data-push] p").nth(1).wait_for()
        visitor.page.locator("[data-notifications]").scroll_into_view_if_needed()
        visitor.picture(f"push-{lang}-{size[0]}")
        assert visitor.page.locator("[data-push-on]").count() == 0
        assert not visitor.overflows()
        assert visitor.accessibility() == []
        assert visitor.complaints == visitor.missing == []
        visitor.close()
