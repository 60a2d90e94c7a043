"""The command `shokai serve`: tables on the web."""

from __future__ import annotations

from typing import Any

from shokai.cli.options import add_server
from shokai.cli.parser import Parser
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai serve --lan --port 8000")
    parser.add_argument("--host", metavar="HOST", help=say("server-help-host"))
    parser.add_argument("--port", metavar="N", help=say("server-help-port"))
    parser.add_argument("--away", metavar="N", help=say("server-help-away"))
    parser.add_argument("--notify-after", metavar="N", help=say("server-help-notify-after"))
    parser.add_argument(
        "--private-webhooks", action="store_const", const="yes", help=say("server-help-private-webhooks")
    )
    parser.add_argument("--smtp-url", metavar="URL", help=say("server-help-smtp-url"))
    parser.add_argument("--smtp-from", metavar="ADDRESS", help=say("server-help-smtp-from"))
    parser.add_argument("--lan", action="store_const", const="yes", help=say("server-help-lan"))
    parser.add_argument(
        "--no-browser", dest="browser", action="store_const", const="no", help=say("server-help-browser")
    )
    parser.add_argument("--no-limits", dest="limits", action="store_const", const="no", help=say("server-help-limits"))
    parser.add_argument("--origins", metavar="LIST", help=say("server-help-origins"))
    parser.add_argument("--proxies", metavar="LIST", help=say("server-help-proxies"))
    parser.add_argument("--metrics-token", metavar="TEXT", help=say("server-help-metrics-token"))
    parser.add_argument("--admin-token", metavar="TEXT", help=say("server-help-admin-token"))
    add_server(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Runs the web server until it is told to stop."""
    from shokai.server.run import serve

    return serve(asked, speak)
