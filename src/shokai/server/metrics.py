"""What operators measure: Prometheus counters and gauges."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("shokai_actions_total", "Actions that people and programs sent", ["do"])
REFUSED = Counter("shokai_refused_total", "Actions and requests that were refused", ["code"])
EVENTS = Counter("shokai_events_total", "Events stored")
WATCHERS = Gauge("shokai_watchers", "Open connections to tables")
TABLES = Gauge("shokai_tables_in_memory", "Tables in memory")
BOT_MOVES = Counter("shokai_bot_moves_total", "Moves made by bots", ["bot"])
BOT_SECONDS = Histogram("shokai_bot_seconds", "Seconds a bot thought")
BOT_WAITS = Histogram("shokai_bot_wait_seconds", "Seconds a bot waited for its turn to think", ["lane"])
BOT_FAILURES = Counter("shokai_bot_failures_total", "Moves that bots failed to make", ["reason"])
BOTS_GIVEN_UP = Counter("shokai_bots_given_up_total", "Tables whose bot failed so often that it is asked no more")
BRAINS_LOST = Counter("shokai_brains_lost_total", "Thinking processes that died and were started again")
WORK_SECONDS = Histogram("shokai_work_seconds", "Seconds that work of a kind took, in a process of its own", ["work"])
WORK_KILLED = Counter("shokai_work_killed_total", "Work that was given up: too long, or too much memory", ["work"])
TABLES_RESTED = Counter("shokai_tables_rested_total", "Tables where bots stopped because nobody else played")
BLOCKED = Counter("shokai_blocked_total", "Requests refused because the operator has blocked the sender", ["what"])
LOOP_LAG = Gauge("shokai_loop_lag_seconds", "How late the event loop is")
REQUESTS = Counter("shokai_requests_total", "HTTP requests", ["method", "status"])
NOTICES = Counter("shokai_notices_total", "Notices to people who are away: sent, failed, dropped, void", ["outcome"])
