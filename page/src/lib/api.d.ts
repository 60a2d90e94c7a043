// Made by `npm run types` from the server's OpenAPI document. Not to be edited.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** About */
        About: {
            /** Version */
            version: string;
            /** Games */
            games: {
                [key: string]: components["schemas"]["GameAbout"];
            };
            /** Levels */
            levels: {
                [key: string]: string;
            };
            /** Bots */
            bots: string[];
            /** Languages */
            languages: string[];
            /** Compiling */
            compiling: string;
            /** Progress */
            progress: string[];
            /** Addresses */
            addresses: string[];
            /**
             * Registration
             * @default open
             * @enum {string}
             */
            registration: "open" | "invited";
            /**
             * Announcement
             * @default
             */
            announcement: string;
            /** Mail */
            mail: boolean;
        };
        /** AbsenceAsked */
        AbsenceAsked: {
            /** First */
            first: string;
            /** Last */
            last: string;
        };
        /** AbsenceTold */
        AbsenceTold: {
            /** Id */
            id: string;
            /** First */
            first: string;
            /** Last */
            last: string;
            /** Past */
            past: boolean;
        };
        /** AccountAsked */
        AccountAsked: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * AddressBusy
         * @description How many connections an address has.
         */
        AddressBusy: {
            /** Address */
            address: string;
            /** Connections */
            connections: number;
        };
        /** AgainstTold */
        AgainstTold: {
            /** Games */
            games: number;
            /** Ahead */
            ahead: number;
        };
        /**
         * Answer
         * @description Answers a question of another player.
         */
        Answer: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "answer";
            /** Ask */
            ask: number;
            /** Yes */
            yes: boolean;
        };
        /** AnswerTold */
        AnswerTold: {
            /** Moves */
            moves: string[];
            said: components["schemas"]["SayTold"];
        };
        /** AskTold */
        AskTold: {
            /** Ask */
            ask: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "undo" | "close" | "seat" | "pause";
            /** Seat */
            seat: number;
            /** Name */
            name: string | null;
            /** Yes */
            yes: number[];
            /** Missing */
            missing: number[];
        };
        /**
         * AskUndo
         * @description Asks the others to let one's last decision be taken back, or one's whole last turn.
         */
        AskUndo: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "ask_undo";
            /** At */
            at: number;
            /**
             * Whole
             * @default false
             */
            whole: boolean;
        };
        /** BackupTold */
        BackupTold: {
            /** Name */
            name: string;
            /** At */
            at: number;
            /** Bytes */
            bytes: number;
            /** Restore */
            restore: string;
        };
        /**
         * BackupsTold
         * @description Backups that the operator made over the web; a database that is no file is backed up by its own tool.
         */
        BackupsTold: {
            /** Possible */
            possible: boolean;
            /** Folder */
            folder: string;
            /** Backups */
            backups: components["schemas"]["BackupTold"][];
        };
        /**
         * BeginAsked
         * @description A fresh game, or one that begins with a position.
         */
        BeginAsked: {
            /** Game */
            game: string;
            /**
             * Options
             * @default
             */
            options: string;
            /**
             * Players
             * @default 2
             */
            players: number;
            /** Position */
            position?: string | null;
        };
        /**
         * BlockDone
         * @description The result of blocking or unblocking; a person has an ID and a name, an address only itself.
         */
        BlockDone: {
            /** Id */
            id?: string | null;
            /** Name */
            name?: string | null;
            /** Address */
            address?: string | null;
            /** Blocked */
            blocked: boolean;
            /** Changed */
            changed: boolean;
        };
        /**
         * Blocked
         * @description All blocks.
         */
        Blocked: {
            /** People */
            people: components["schemas"]["BlockedPerson"][];
            /** Addresses */
            addresses: components["schemas"]["BlockedAddress"][];
        };
        /**
         * BlockedAddress
         * @description A blocked address or network.
         */
        BlockedAddress: {
            /** Address */
            address: string;
            /** Created */
            created: number;
        };
        /**
         * BlockedPerson
         * @description A blocked person.
         */
        BlockedPerson: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * BotFailing
         * @description A table with a failing bot.
         */
        BotFailing: {
            /** Id */
            id: string;
            /** Bot */
            bot: string | null;
            /** Bot Failures */
            bot_failures: number;
        };
        /**
         * Busy
         * @description The load of a process, and of the shared database.
         */
        Busy: {
            /** Process */
            process: string;
            /** Tables In Memory */
            tables_in_memory: number;
            /** Connections */
            connections: number;
            /** Addresses */
            addresses: components["schemas"]["AddressBusy"][];
            /** Thinking */
            thinking: number;
            /** Thinkers */
            thinkers: number;
            /** Loop Lag Seconds */
            loop_lag_seconds: number;
            /** Worst Loop Lag Seconds */
            worst_loop_lag_seconds: number;
            /** Open Tables */
            open_tables: number;
            /** Bots Waiting */
            bots_waiting: number;
            /** Bots Failing */
            bots_failing: components["schemas"]["BotFailing"][];
            /** Database Bytes */
            database_bytes: number;
            /** Database Seconds */
            database_seconds: number;
            /** Refused */
            refused: {
                [key: string]: number;
            };
            /** Limits */
            limits: {
                [key: string]: components["schemas"]["Limit"];
            };
            /** Most */
            most: {
                [key: string]: number;
            };
        };
        /** ChannelAsked */
        ChannelAsked: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "webhook" | "mail" | "push";
            /** Address */
            address: string;
            keys?: components["schemas"]["PushKeys"] | null;
            /** Replaces */
            replaces?: string | null;
            /**
             * Format
             * @default json
             * @enum {string}
             */
            format: "json" | "text";
            /**
             * Language
             * @default en
             */
            language: string;
            /** Off */
            off?: ("turn" | "start" | "end" | "invite" | "rematch" | "late")[];
            /**
             * Password
             * @default
             */
            password: string;
        };
        /**
         * ChannelChange
         * @description What is left out stays as it is.
         */
        ChannelChange: {
            /** Format */
            format?: ("json" | "text") | null;
            /** Language */
            language?: string | null;
            /** Off */
            off?: ("turn" | "start" | "end" | "invite" | "rematch" | "late")[] | null;
        };
        /**
         * ChannelTold
         * @description A way to reach you, and how it went.
         */
        ChannelTold: {
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Address */
            address: string;
            /** Label */
            label: string;
            /** Format */
            format: string;
            /** Language */
            language: string;
            /** Off */
            off: string[];
            /** Confirmed */
            confirmed: boolean;
            /** Created */
            created: number;
            /** Delivered */
            delivered: number | null;
            /** Failed */
            failed: number | null;
            problem: components["schemas"]["SayTold"] | null;
            /** Dropped */
            dropped: number;
            /** Muted */
            muted: boolean;
        };
        /**
         * ChannelsTold
         * @description All of them, and the kinds that this server offers.
         */
        ChannelsTold: {
            /** Channels */
            channels: components["schemas"]["ChannelTold"][];
            /** Kinds */
            kinds: string[];
            /** Most */
            most: number;
            /** Push Key */
            push_key: string | null;
        };
        /**
         * Chat
         * @description Says something to everybody at the table.
         */
        Chat: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "chat";
            /** Text */
            text: string;
        };
        /** ChatLine */
        ChatLine: {
            /** N */
            n: number;
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
            said?: components["schemas"]["SayTold"] | null;
        };
        /** CheckAsked */
        CheckAsked: {
            /** Game */
            game: string;
            /** Position */
            position: string;
        };
        /**
         * CheckTold
         * @description Why a position cannot be, and the line that is to blame, from 1 on; `actor` is who would have to decide.
         */
        CheckTold: {
            fault: components["schemas"]["SayTold"] | null;
            /** Line */
            line: number | null;
            /** Actor */
            actor: string | null;
        };
        /**
         * ChoiceTold
         * @description A move, the own moves that would follow in the same turn, why, and how good it is.
         */
        ChoiceTold: {
            /** Move */
            move: number;
            /** Text */
            text: string;
            /** Plan */
            plan: string[];
            /** Reasons */
            reasons: components["schemas"]["ReasonTold"][];
            /** Chance */
            chance: number | null;
            /** Error */
            error: number | null;
            /** Loss */
            loss: number | null;
            /** Points Lost */
            points_lost: number | null;
            /** Sure */
            sure: boolean;
        };
        /** ClockAsked */
        ClockAsked: {
            /** Bank */
            bank: number;
            /** Each */
            each: number;
            /**
             * Per Move
             * @default false
             */
            per_move: boolean;
            /**
             * Reserve
             * @default 0
             */
            reserve: number;
            /**
             * Nights
             * @default false
             */
            nights: boolean;
            /**
             * Absence
             * @default false
             */
            absence: boolean;
        };
        /** ClockTold */
        ClockTold: {
            /** Bank */
            bank: number;
            /** Each */
            each: number;
            /** Per Move */
            per_move?: boolean;
            /** Reserve */
            reserve?: number;
            /** Nights */
            nights?: boolean;
            /** Absence */
            absence?: boolean;
        };
        /**
         * Close
         * @description Closes the table.
         */
        Close: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "close";
        };
        /** CodeAsked */
        CodeAsked: {
            /** Code */
            code: string;
        };
        /**
         * CodeTold
         * @description A code that works once, until it expires.
         */
        CodeTold: {
            /** Code */
            code: string;
            /** Expires */
            expires: number;
        };
        /**
         * CountTold
         * @description One of several things: how many seats had it, their share of all, and what came of it on average.
         */
        CountTold: {
            /** Key */
            key: string;
            name: components["schemas"]["SayTold"] | null;
            /** Games */
            games: number;
            /** Share */
            share: number;
            /** Wins */
            wins: number;
            /** Points */
            points: number | null;
            /** Place */
            place: number | null;
            masters?: components["schemas"]["MastersTold"] | null;
        };
        /**
         * CountsTold
         * @description A chart: `seats`, `players`, `strategies`, or a choice that a game tells of, such as `first-area`.
         */
        CountsTold: {
            /** Id */
            id: string;
            /** Rows */
            rows: components["schemas"]["CountTold"][];
        };
        /**
         * Crowd
         * @description How many people were connected at a moment.
         */
        Crowd: {
            /** At */
            at: number;
            /** People */
            people: number;
        };
        /** DailyResult */
        DailyResult: {
            /** Name */
            name: string;
            /** Points */
            points: number;
            /** Place */
            place: number;
            /** You */
            you: boolean;
            /** Table */
            table: string | null;
        };
        /**
         * DailyTold
         * @description The deal of the day of a game: how it stands, and how you are.
         */
        DailyTold: {
            /** Game */
            game: string;
            /** Day */
            day: string;
            /** Ends */
            ends: number;
            /** Players */
            players: number;
            /** Bot */
            bot: string;
            /** Begun */
            begun: number;
            /** Table */
            table: string | null;
            /** Played */
            played: boolean;
            /** Board */
            board: components["schemas"]["DailyResult"][];
        };
        /** DaysTaken */
        DaysTaken: {
            /** Year */
            year: number;
            /** Days */
            days: number;
        };
        /**
         * DecisionTold
         * @description What was played and what was better, from what the seat knew; see docs/guide/coach.md.
         */
        DecisionTold: {
            /** Played */
            played: string;
            /** Best */
            best: string;
            /** Seeing */
            seeing: string;
            before: components["schemas"]["OutlookTold"];
            after: components["schemas"]["OutlookTold"];
            /** Loss */
            loss: number;
            /** Points Lost */
            points_lost: number;
            /** Error */
            error: number;
            /** Mistake */
            mistake: boolean;
            /** Why */
            why: components["schemas"]["ReasonTold"][];
        };
        /** DeleteAsked */
        DeleteAsked: {
            /**
             * Password
             * @default
             */
            password: string;
        };
        /** Deleted */
        Deleted: {
            /** Deleted */
            deleted: boolean;
        };
        /** DoComment */
        DoComment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "comment";
            /** Text */
            text: string;
        };
        /** DoDeal */
        DoDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "deal";
        };
        /** DoPlay */
        DoPlay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "play";
            /** Move */
            move: string | number;
        };
        /**
         * DoToLine
         * @description Removes a variation, or makes it the way on.
         */
        DoToLine: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "promote" | "remove";
            /** Line */
            line: number[][];
        };
        /** DropAsked */
        DropAsked: {
            /** Name */
            name: string;
        };
        /**
         * Ended
         * @description The result of closing a table.
         */
        Ended: {
            /** Id */
            id: string;
            /** Was */
            was: string;
            /** State */
            state: string;
        };
        /**
         * FavouriteTold
         * @description How somebody likes to begin a game: which choice it is of which chart of the statistics, in words, and which
         *     share of their last games began so and was won.
         */
        FavouriteTold: {
            /** Game */
            game: string;
            /** Chart */
            chart: string;
            /** Key */
            key: string;
            name: components["schemas"]["SayTold"];
            /** Games */
            games: number;
            /** Share */
            share: number;
            /** Wins */
            wins: number;
        };
        /**
         * FieldTold
         * @description A line of a position that there is a control for; docs/reference/api.md has the kinds.
         */
        FieldTold: {
            /** Key */
            key: string;
            /** What */
            what: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "cards" | "choice" | "number" | "counts" | "men" | "each";
            /** Seat */
            seat: number | null;
            /** Choices */
            choices: string[];
            /** Places */
            places: string[];
            /** Most */
            most: number;
        };
        /** FinishedTold */
        FinishedTold: {
            table: components["schemas"]["TableListed"];
            game: components["schemas"]["GameTold"] | null;
        };
        /**
         * Foreseen
         * @description The table as you would see it if it were your turn now and you had made these moves; None where that is all.
         */
        Foreseen: {
            /** Game */
            game: components["schemas"]["GameView"] | null;
            question: components["schemas"]["SayTold"] | null;
            /** Said */
            said: components["schemas"]["SayTold"][];
            /** Ends */
            ends: boolean;
        };
        /**
         * Forgotten
         * @description What erasing a person does, or would do: tables deleted, tables kept without their name.
         */
        Forgotten: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Deleted */
            deleted: string[];
            /** Kept */
            kept: string[];
            /** Chat */
            chat: number;
            /** Tokens */
            tokens: number;
        };
        /** ForgottenAsked */
        ForgottenAsked: {
            /** Address */
            address: string;
            /**
             * Language
             * @default en
             */
            language: string;
        };
        /**
         * ForgottenTold
         * @description For how long the link works, if one was sent.
         */
        ForgottenTold: {
            /** Minutes */
            minutes: number;
        };
        /** FriendAsked */
        FriendAsked: {
            /** Name */
            name: string;
        };
        /** FriendTold */
        FriendTold: {
            /** Name */
            name: string;
            /** Since */
            since: number;
            /** Here */
            here: boolean;
        };
        /** FriendsTold */
        FriendsTold: {
            /** Friends */
            friends: components["schemas"]["FriendTold"][];
            /** Asking */
            asking: string[];
            /** Asked */
            asked: string[];
            /** Blocked */
            blocked: string[];
        };
        /** GameAbout */
        GameAbout: {
            /** Players */
            players: [
                number,
                number
            ];
            /** Options */
            options: string[];
            /** Seat Names */
            seat_names: string[];
            /** Sections */
            sections: string[];
        };
        GamePreview: components["schemas"]["OsakaPreview"] | components["schemas"]["YokohamaPreview"] | {
            [key: string]: components["schemas"]["PlainChange"];
        };
        /**
         * GameTold
         * @description How a game ended, seen from one seat.
         */
        GameTold: {
            /** Id */
            id: string | null;
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Finished */
            finished: number;
            /** Seat */
            seat: number;
            /** Change */
            change: number | null;
            /** Seats */
            seats: components["schemas"]["SeatResult"][];
            /**
             * Again
             * @default false
             */
            again: boolean;
        };
        GameView: components["schemas"]["OsakaView"] | components["schemas"]["YokohamaView"] | components["schemas"]["PlainView"];
        /**
         * HintAsked
         * @description A hint in the situation `at`.
         */
        HintAsked: {
            /** At */
            at: number;
        };
        /**
         * HintTold
         * @description The first choice, and up to two others, in the situation `at`.
         */
        HintTold: {
            /** At */
            at: number;
            /** Seat */
            seat: number;
            /** Choices */
            choices: components["schemas"]["ChoiceTold"][];
        };
        /** HistoryTold */
        HistoryTold: {
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Game */
            game: components["schemas"]["GameView"];
            /** Log */
            log: components["schemas"]["LogEntry"][];
        };
        /** HomeTold */
        HomeTold: {
            /** Running */
            running: components["schemas"]["TableListed"][];
            /** More Running */
            more_running: number;
            /** Finished */
            finished: components["schemas"]["FinishedTold"][];
            /** Games */
            games: number;
            /** Away */
            away: number | null;
            friends: components["schemas"]["FriendsTold"] | null;
            /** Open */
            open: components["schemas"]["TableListed"][];
            /** More Open */
            more_open: boolean;
            /** Live */
            live: components["schemas"]["TableListed"][];
            /** More Live */
            more_live: boolean;
        };
        /**
         * HonourTold
         * @description An honour, and when it was earned; None before that.
         */
        HonourTold: {
            /** Name */
            name: string;
            /** Sign */
            sign: string;
            /** Game */
            game: string | null;
            /** At */
            at: number | null;
        };
        /** HoursAsked */
        HoursAsked: {
            /** Zone */
            zone: string;
            /** Night */
            night?: string[] | null;
        };
        /** HoursTold */
        HoursTold: {
            /** Zone */
            zone: string | null;
            /** Night */
            night: string[] | null;
            /** Change From */
            change_from: number | null;
            /** Days */
            days: number;
            /** Taken */
            taken: components["schemas"]["DaysTaken"][];
            /** Absences */
            absences: components["schemas"]["AbsenceTold"][];
        };
        /**
         * Invite
         * @description Makes an invitation to a seat.
         */
        Invite: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "invite";
            /** Seat */
            seat: number;
        };
        /**
         * Keep
         * @description Keeps a free seat for a friend, by name, or lets it go.
         */
        Keep: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "keep";
            /** Seat */
            seat: number;
            /** Name */
            name?: string | null;
        };
        /**
         * LadderTold
         * @description People and bots on one scale, the strongest first: by what is sure of them, the rating less the margin.
         */
        LadderTold: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Rungs */
            rungs: components["schemas"]["RungTold"][];
            /** People */
            people: number;
            /** Hidden */
            hidden: boolean;
        };
        /** LeaveAsked */
        LeaveAsked: {
            /**
             * Everywhere
             * @default false
             */
            everywhere: boolean;
        };
        /** Left */
        Left: {
            /** Left */
            left: boolean;
            /** Dropped Tokens */
            dropped_tokens: number;
        };
        /**
         * LessonAsked
         * @description A lesson to begin. One that was left in the middle goes on, unless it is asked for `again`.
         */
        LessonAsked: {
            /**
             * Again
             * @default false
             */
            again: boolean;
        };
        /** LessonLine */
        LessonLine: {
            said: components["schemas"]["SayTold"];
            /** Place */
            place: string;
        };
        /**
         * LessonListed
         * @description A lesson in the list: `learned` says whether you reached its goal, `table` is where you were at it last.
         */
        LessonListed: {
            /** Name */
            name: string;
            title: components["schemas"]["SayTold"];
            about: components["schemas"]["SayTold"];
            group: components["schemas"]["SayTold"] | null;
            /** Seconds */
            seconds: number;
            /** Guided */
            guided: boolean;
            /** Learned */
            learned: boolean;
            /** Table */
            table: string | null;
        };
        /**
         * LessonTold
         * @description A lesson, for whoever learns: its number among the game's, what the teacher says, and what is to be done.
         */
        LessonTold: {
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Count */
            count: number;
            /** Next */
            next: string | null;
            /** Guided */
            guided: boolean;
            title: components["schemas"]["SayTold"];
            goal: components["schemas"]["SayTold"];
            praise: components["schemas"]["SayTold"] | null;
            /** Lines */
            lines: components["schemas"]["LessonLine"][];
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Do */
            do: string;
            /** Hint */
            hint: string;
            /**
             * State
             * @enum {string}
             */
            state: "on" | "done" | "left" | "lost";
        };
        /**
         * LevelTold
         * @description How strong a level of the bots is in a game with so many players, on the scale of people's ratings.
         */
        LevelTold: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Bot */
            bot: string;
            /** Rating */
            rating: number;
            /** Margin */
            margin: number;
            /** Games */
            games: number;
            /** Share */
            share: number | null;
        };
        /**
         * Limit
         * @description A rate limit, and who is closest to it.
         */
        Limit: {
            /** Per Second */
            per_second: number;
            /** At Once */
            at_once: number;
            /** Fullest */
            fullest: components["schemas"]["Nearest"][];
        };
        /**
         * LineTold
         * @description A variation: its name, how many steps lead to its end, what happens in it, and the comments by their steps.
         */
        LineTold: {
            /** Line */
            line: number[][];
            /** Steps */
            steps: number;
            /** Comment */
            comment: string;
            /** Moves */
            moves: components["schemas"]["LogEntry"][];
            /** More */
            more: number;
            /** Comments */
            comments: unknown[][];
        };
        /** LogEntry */
        LogEntry: {
            /** Step */
            step: number;
            /** Seat */
            seat: number | null;
            said: components["schemas"]["SayTold"];
            /** Round */
            round?: number;
            /** Turn */
            turn?: number;
        };
        /** LookAsked */
        LookAsked: {
            /** Moves */
            moves?: string[];
        };
        /**
         * LookTold
         * @description The table as the seat sees it that has to decide.
         */
        LookTold: {
            /** Seat */
            seat: number;
            /** Names */
            names: string[];
            /** Options */
            options: string;
            /** Game */
            game: components["schemas"]["GameView"];
            question: components["schemas"]["SayTold"] | null;
            /** Turn Over */
            turn_over: boolean;
        };
        /**
         * MailOff
         * @description Whether no more mail comes.
         */
        MailOff: {
            /** Off */
            off: boolean;
        };
        /**
         * MastersTold
         * @description The same among masters: the share of those who chose it, and what they won of it.
         */
        MastersTold: {
            /** Share */
            share: number;
            /** Wins */
            wins: number;
        };
        /**
         * Mind
         * @description Lets a bot mind one's seat, or takes the seat back.
         */
        Mind: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "mind";
            /** Seat */
            seat: number;
            /** Bot */
            bot: string | null;
        };
        /**
         * MomentTold
         * @description After so many steps: everybody's outlook, who moved (null after a draw), and how good that was.
         */
        MomentTold: {
            /** Wins */
            wins: number[];
            /** Points */
            points: number[];
            /** Step */
            step: number;
            /** Seat */
            seat: number | null;
            decision: components["schemas"]["DecisionTold"] | null;
            /** Round */
            round?: number | null;
        };
        /** MoveAsked */
        MoveAsked: {
            /** Record */
            record: string;
            /** Line */
            line?: number[][];
            /** Step */
            step?: number | null;
            /**
             * About
             * @enum {string}
             */
            about: "why" | "preview";
            /** Move */
            move: string;
        };
        /**
         * MoveTold
         * @description `reason` where it was asked why a move is not possible, else what it would bring about.
         */
        MoveTold: {
            /** Reason */
            reason?: {
                [key: string]: unknown;
            } | null;
            /** Preview */
            preview?: {
                [key: string]: unknown;
            } | null;
            /** Said */
            said?: components["schemas"]["SayTold"][] | null;
        };
        /** NameAsked */
        NameAsked: {
            /** Name */
            name: string;
        };
        /**
         * Nearest
         * @description How much of a burst someone has used.
         */
        Nearest: {
            /** Key */
            key: string;
            /** Used */
            used: number;
        };
        /** NewAccountAsked */
        NewAccountAsked: {
            /** Name */
            name: string;
            /** Password */
            password: string;
            /** Invitation */
            invitation?: string | null;
        };
        /** NewTable */
        NewTable: {
            /** Id */
            id: string;
        };
        /** NewToken */
        NewToken: {
            /** Id */
            id: string;
            /** Token */
            token: string;
        };
        /** NewTournament */
        NewTournament: {
            /** Id */
            id: string;
        };
        /** NewsOfTable */
        NewsOfTable: {
            table: components["schemas"]["TableListed"];
            /** Lines */
            lines: components["schemas"]["SayTold"][];
            /** Left Out */
            left_out: number;
            /** Step */
            step: number | null;
        };
        /** NewsTold */
        NewsTold: {
            /** Since */
            since: number | null;
            /** Tables */
            tables: components["schemas"]["NewsOfTable"][];
            /** More */
            more: number;
        };
        /** NextTold */
        NextTold: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Mode
             * @enum {string}
             */
            mode: "move" | "turn";
            /** Theme */
            theme: string | null;
        };
        /**
         * OfTheDay
         * @description The puzzle of the day: `tried` is null before a try, then whether you have solved it.
         */
        OfTheDay: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Theme */
            theme: string;
            /** Tried */
            tried: boolean | null;
        };
        /**
         * OpeningTold
         * @description A move after a line of a player's own moves; `table` and `step` are a game in which it was played.
         */
        OpeningTold: {
            /** Move */
            move: string;
            /** Games */
            games: number;
            /** Share */
            share: number;
            /** Wins */
            wins: number;
            /** Points */
            points: number;
            /** Place */
            place: number;
            /** Table */
            table: string | null;
            /** Step */
            step: number | null;
            masters: components["schemas"]["MastersTold"] | null;
        };
        /** OpeningsTold */
        OpeningsTold: {
            /** Game */
            game: string;
            /**
             * Whose
             * @enum {string}
             */
            whose: "mine" | "people" | "all" | "masters";
            /** Players */
            players: number;
            /** After */
            after: string[];
            /** Games */
            games: number;
            /** Waiting */
            waiting: number;
            /** Rows */
            rows: components["schemas"]["OpeningTold"][];
        };
        /** OpponentTold */
        OpponentTold: {
            /** Games */
            games: number;
            /** Ahead */
            ahead: number;
            /** Name */
            name: string;
            /** Account */
            account: boolean;
        };
        /**
         * OsakaAsks
         * @description What the decision is about; empty if the phase says it all.
         */
        OsakaAsks: {
            /**
             * Due
             * @description in phase `pay`: the coins still to be paid
             */
            due?: number;
            /**
             * Colour
             * @description in `insure` and `save`: the colour of the ship that sank
             * @enum {string}
             */
            colour?: "red" | "blue" | "yellow" | "green";
            /**
             * Symbols
             * @description in `insure` and `save`: insurance symbols played and not yet used
             */
            symbols?: number;
            /**
             * Sinks
             * @description in `insure` and `save`: all colours whose ships sink on this payday
             */
            sinks?: ("red" | "blue" | "yellow" | "green")[];
        };
        /**
         * OsakaByColour
         * @description A number for each colour.
         */
        OsakaByColour: {
            /** Red */
            red: number;
            /** Blue */
            blue: number;
            /** Yellow */
            yellow: number;
            /** Green */
            green: number;
        };
        /**
         * OsakaDiscardPile
         * @description The discard pile.
         */
        OsakaDiscardPile: {
            /**
             * Cards
             * @description number of cards
             */
            cards: number;
            /**
             * Top
             * @description the top card; `null` if the pile is empty
             */
            top: string | null;
            /**
             * Kinds
             * @description only with memory: all its cards
             */
            kinds?: string[];
        };
        /**
         * OsakaInsurance
         * @description What a seat can save of a colour whose ship sinks.
         */
        OsakaInsurance: {
            /**
             * Colour
             * @description the ship that sinks
             * @enum {string}
             */
            colour: "red" | "blue" | "yellow" | "green";
            /**
             * Goods
             * @description the goods that are lost unless insured
             */
            goods: string[];
            /**
             * Ways
             * @description every set of hand cards that the rules accept
             */
            ways: components["schemas"]["OsakaWay"][];
        };
        /**
         * OsakaMove
         * @description A legal move.
         */
        OsakaMove: {
            /**
             * Number
             * @description its number, the same in every game
             */
            number: number;
            /**
             * Text
             * @description its text, the same in every language
             */
            text: string;
            /** @description what is certain to follow */
            preview: components["schemas"]["OsakaPreview"];
        };
        /**
         * OsakaPreview
         * @description What is certain to follow a move; empty if there is nothing to say.
         */
        OsakaPreview: {
            /**
             * Next Seat
             * @description for `take` and `reserve`: the next player
             */
            next_seat?: number;
            /**
             * Next Price
             * @description what the market would then cost them; 0 means that it would be refilled
             */
            next_price?: number;
            /**
             * Cards
             * @description for `buy`, like all keys below: what is bought
             */
            cards?: string[];
            /**
             * Price
             * @description the price
             */
            price?: number;
            /**
             * Ships
             * @description ships that sail
             */
            ships?: components["schemas"]["OsakaSail"][];
            /**
             * Sales
             * @description sets that are sold, in the order of the payday
             */
            sales?: components["schemas"]["OsakaSale"][];
            /**
             * Sinks
             * @description colours whose ships would sink
             */
            sinks?: ("red" | "blue" | "yellow" | "green")[];
            /**
             * At Risk
             * @description goods that would be lost unless insured
             */
            at_risk?: components["schemas"]["OsakaRisk"][];
            /** @description insurance symbols for sinking colours in the buyer's hand, before paying */
            own_symbols?: components["schemas"]["OsakaSomeColours"];
            /**
             * Ends Game
             * @description whether the game would be over
             */
            ends_game?: boolean;
            /**
             * Winners
             * @description the seats that would win, if it would be over
             */
            winners?: number[];
        };
        /**
         * OsakaResult
         * @description How the game ended.
         */
        OsakaResult: {
            /**
             * Reason
             * @description why: a player has enough tokens, or nobody can move any more
             * @enum {string}
             */
            reason: "tokens" | "exhausted";
            /**
             * Places
             * @description the place of each seat, from 1
             */
            places: number[];
        };
        /**
         * OsakaRisk
         * @description Goods that would be lost unless insured.
         */
        OsakaRisk: {
            /**
             * Seat
             * @description whose goods
             */
            seat: number;
            /**
             * Colour
             * @description the ship that sinks
             * @enum {string}
             */
            colour: "red" | "blue" | "yellow" | "green";
            /**
             * Cards
             * @description the goods
             */
            cards: string[];
        };
        /**
         * OsakaSail
         * @description A ship that would sail.
         */
        OsakaSail: {
            /**
             * Colour
             * @description the ship
             * @enum {string}
             */
            colour: "red" | "blue" | "yellow" | "green";
            /**
             * From
             * @description the space it is on
             */
            from: number;
            /**
             * To
             * @description the space it sails to
             */
            to: number;
        };
        /**
         * OsakaSale
         * @description A set of goods that would be sold.
         */
        OsakaSale: {
            /**
             * Seat
             * @description whose goods
             */
            seat: number;
            /**
             * Colour
             * @description the ship that arrives
             * @enum {string}
             */
            colour: "red" | "blue" | "yellow" | "green";
            /**
             * Cards
             * @description how many cards are sold
             */
            cards: number;
            /**
             * Price
             * @description coins for each card
             */
            price: number;
            /**
             * Points
             * @description victory points for the set
             */
            points: number;
        };
        /**
         * OsakaSlot
         * @description A card in the market or the farm.
         */
        OsakaSlot: {
            /**
             * Card
             * @description the card, such as `"R5"`
             */
            card: string;
            /**
             * Stone
             * @description the seat whose stone is on the card
             */
            stone: number | null;
        };
        /**
         * OsakaSomeColours
         * @description A number for some colours.
         */
        OsakaSomeColours: {
            /** Red */
            red?: number;
            /** Blue */
            blue?: number;
            /** Yellow */
            yellow?: number;
            /** Green */
            green?: number;
        };
        /**
         * OsakaTrader
         * @description A trader, with everything in front of them.
         */
        OsakaTrader: {
            /**
             * Seat
             * @description the seat
             */
            seat: number;
            /**
             * Hand Size
             * @description number of cards in hand
             */
            hand_size: number;
            /**
             * Hand
             * @description the cards in hand; `null` if hidden
             */
            hand: string[] | null;
            /**
             * Coins
             * @description what they are worth; `null` if hidden
             */
            coins: number | null;
            /**
             * Goods
             * @description goods that are not insured
             */
            goods: string[];
            /**
             * Insured
             * @description goods that are
             */
            insured: string[];
            /** @description tokens of each colour */
            tokens: components["schemas"]["OsakaByColour"];
            /**
             * Points
             * @description victory points
             */
            points: number;
            /**
             * Has Stone
             * @description whether the reservation stone is available
             */
            has_stone: boolean;
            /**
             * Market Price
             * @description what the market would cost this player
             */
            market_price: number;
        };
        /**
         * OsakaView
         * @description The table as a seat may see it.
         */
        OsakaView: {
            /**
             * Players
             * @description number of players
             */
            players: number;
            /**
             * Turn
             * @description the seat whose turn it is
             */
            turn: number;
            /**
             * Actor
             * @description the seat that decides; `null` while cards are dealt and after the end
             */
            actor: number | null;
            /**
             * Phase
             * @description the name of the phase
             * @enum {string}
             */
            phase: "lay" | "hands" | "start" | "tokens" | "turn" | "pay" | "payday" | "insurance" | "insure" | "save" | "next" | "end";
            /** @description the space of each ship, 0 to 5 */
            ships: components["schemas"]["OsakaByColour"];
            /**
             * Market
             * @description the market: free cards first
             */
            market: components["schemas"]["OsakaSlot"][];
            /**
             * Farm
             * @description the farm: free cards first
             */
            farm: components["schemas"]["OsakaSlot"][];
            /**
             * Draw Pile
             * @description number of cards in the draw pile
             */
            draw_pile: number;
            /** @description the discard pile */
            discard_pile: components["schemas"]["OsakaDiscardPile"];
            /**
             * Traders
             * @description one entry per seat
             */
            traders: components["schemas"]["OsakaTrader"][];
            /** @description what the decision is about */
            asks: components["schemas"]["OsakaAsks"];
            /**
             * Moves
             * @description the legal moves, if the observing seat is to decide
             */
            moves: components["schemas"]["OsakaMove"][];
            /**
             * Insurance
             * @description only in phases `insure` and `save`, for the observing seat if it is to decide: all colours it is still asked about
             */
            insurance?: components["schemas"]["OsakaInsurance"][];
            /** @description how the game ended; `null` until then */
            over: components["schemas"]["OsakaResult"] | null;
            /**
             * Unseen
             * @description only with memory: all cards whose place nobody knows (draw pile and points drawn unseen)
             */
            unseen?: string[];
            /**
             * Game
             * @description the name of the game
             * @constant
             */
            game: "osaka";
            /**
             * Seat
             * @description the observing seat; `null` for a spectator
             */
            seat: number | null;
            /**
             * Memory
             * @description `true` for the view of a player with perfect memory
             */
            memory: boolean;
            /**
             * Names
             * @description the players' names, in seat order
             */
            names: string[];
        };
        /**
         * OsakaWay
         * @description A way to insure goods of a colour.
         */
        OsakaWay: {
            /**
             * Cards
             * @description hand cards to lay down, besides those already played
             */
            cards: string[];
            /**
             * Saves
             * @description how many goods they save; which ones is the owner's choice
             */
            saves: number;
        };
        /**
         * OutlookTold
         * @description What each seat may expect: its share of the win, and its final points.
         */
        OutlookTold: {
            /** Wins */
            wins: number[];
            /** Points */
            points: number[];
        };
        /**
         * Overview
         * @description What there is at first sight; `here`, `crowd`, `up_seconds` and `lag_seconds` are of this process.
         */
        Overview: {
            /** Here */
            here: number;
            /** Crowd */
            crowd: components["schemas"]["Crowd"][];
            /** Up Seconds */
            up_seconds: number;
            /** Lag Seconds */
            lag_seconds: number;
            /** Accounts */
            accounts: number;
            /** Guests */
            guests: number;
            /** Blocked */
            blocked: number;
            tables: components["schemas"]["TablesByState"];
            /** Stuck */
            stuck: number;
            /** Waiting */
            waiting: components["schemas"]["TableWaiting"][];
            /** Queue */
            queue: components["schemas"]["TableWaiting"][];
        };
        /**
         * PartsTold
         * @description An amount in chances of winning and in points.
         */
        PartsTold: {
            /** Chance */
            chance: number;
            /** Points */
            points: number;
        };
        /** PasswordAsked */
        PasswordAsked: {
            /** Old */
            old: string;
            /** New */
            new: string;
        };
        /**
         * PasswordChanged
         * @description Who you are, and how many programs need new tokens.
         */
        PasswordChanged: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Account */
            account: boolean;
            /** Rating */
            rating: number | null;
            /** Games */
            games: number;
            /** Dropped Tokens */
            dropped_tokens: number;
        };
        /**
         * Pause
         * @description Asks everybody to let the clocks stand still, or lets them run again.
         */
        Pause: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "pause";
            /** On */
            on: boolean;
        };
        /**
         * PeopleListed
         * @description A page of people.
         */
        PeopleListed: {
            /** Total */
            total: number;
            /** Page */
            page: number;
            /** Rows */
            rows: number;
            /** People */
            people: components["schemas"]["PersonListed"][];
        };
        /**
         * PersonListed
         * @description A person in a list; `updated` is when one of their tables last changed.
         */
        PersonListed: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Account */
            account: boolean;
            /** Blocked */
            blocked: boolean;
            /** Created */
            created: number;
            /** Games */
            games: number;
            /** Tables */
            tables: number;
            /** Updated */
            updated: number;
            /** Seen */
            seen: number;
        };
        /**
         * PersonToOperator
         * @description A person and a page of their tables.
         */
        PersonToOperator: {
            /** Total */
            total: number;
            /** Page */
            page: number;
            /** Rows */
            rows: number;
            /** Tables */
            tables: components["schemas"]["TableListedToOperator"][];
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Account */
            account: boolean;
            /** Blocked */
            blocked: boolean;
            /** Created */
            created: number;
            /** Games */
            games: number;
            /** Tokens */
            tokens: number;
        };
        /** PersonTold */
        PersonTold: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Account */
            account: boolean;
            /** Rating */
            rating: number | null;
            /** Games */
            games: number;
        };
        /** PictureAsked */
        PictureAsked: {
            /** Record */
            record: string;
            /** Line */
            line?: number[][];
            /** Step */
            step?: number | null;
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "ja";
        };
        /**
         * PlaceAsked
         * @description A record, and a place in it: so many steps along a line; without a step, its end.
         */
        PlaceAsked: {
            /** Record */
            record: string;
            /** Line */
            line?: number[][];
            /** Step */
            step?: number | null;
        };
        /**
         * PlaceTold
         * @description Somebody's place in a game among those who show themselves to everybody and have a rating.
         */
        PlaceTold: {
            /** Game */
            game: string;
            /** Place */
            place: number;
            /** Of */
            of: number;
        };
        /**
         * PlainChange
         * @description A field that a move changes.
         */
        PlainChange: {
            /**
             * From
             * @description the field's value now
             */
            from: number | unknown[];
            /**
             * To
             * @description its value after the move
             */
            to: number | unknown[];
        };
        /**
         * PlainMove
         * @description A legal move.
         */
        PlainMove: {
            /**
             * Number
             * @description its number, the same in every game
             */
            number: number;
            /**
             * Text
             * @description its text, the same in every language
             */
            text: string;
            /**
             * Preview
             * @description the fields that the move changes, unless some are hidden from the player
             */
            preview: {
                [key: string]: components["schemas"]["PlainChange"];
            };
        };
        /**
         * PlainResult
         * @description How the game ended.
         */
        PlainResult: {
            /**
             * Reason
             * @description why, in the words of the rules
             */
            reason: string;
            /**
             * Places
             * @description the place of each seat, from 1
             */
            places: number[];
        };
        /**
         * PlainView
         * @description The table as a seat may see it.
         */
        PlainView: {
            /**
             * Players
             * @description number of players
             */
            players: number;
            /**
             * Turn
             * @description the seat whose turn it is
             */
            turn: number;
            /**
             * Actor
             * @description the seat that decides; `null` while something is dealt and after the end
             */
            actor: number | null;
            /**
             * Points
             * @description the points of each seat, as far as they are public
             */
            points: number[];
            /**
             * Labels
             * @description the names of a field's values, by field, if the game defines them
             */
            labels: {
                [key: string]: string[];
            };
            /**
             * Moves
             * @description the legal moves, if the observing seat is to decide
             */
            moves: components["schemas"]["PlainMove"][];
            /** @description how the game ended; `null` until then */
            over: components["schemas"]["PlainResult"] | null;
            /**
             * Game
             * @description the name of the game
             */
            game: string;
            /**
             * Seat
             * @description the observing seat; `null` for a spectator
             */
            seat: number | null;
            /**
             * Memory
             * @description `true` for the view of a player with perfect memory
             */
            memory: boolean;
            /**
             * Fields
             * @description the fields of the state by name, without what the seat cannot know
             */
            fields: {
                [key: string]: number | unknown[];
            };
            /**
             * Names
             * @description the players' names, in seat order
             */
            names: string[];
        };
        /** PlanAsked */
        PlanAsked: {
            /** Moves */
            moves?: string[];
            /** Answers */
            answers?: {
                [key: string]: string[];
            };
            /**
             * Even So
             * @default false
             */
            even_so: boolean;
        };
        /** PlanTold */
        PlanTold: {
            /** Moves */
            moves: string[];
            /** Answers */
            answers: {
                [key: string]: string[];
            };
            /** Even So */
            even_so: boolean;
            note: components["schemas"]["SayTold"] | null;
            /** Questions */
            questions: components["schemas"]["QuestionTold"][];
        };
        /**
         * PlannedMoveAsked
         * @description A move that could follow planned ones.
         */
        PlannedMoveAsked: {
            /** Moves */
            moves?: string[];
            /**
             * About
             * @enum {string}
             */
            about: "why" | "preview";
            /** Move */
            move: string;
        };
        /**
         * Play
         * @description A move, by its text or number, in the situation `at`.
         */
        Play: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "play";
            /** At */
            at: number;
            /** Move */
            move: string | number;
        };
        /**
         * PositionAsked
         * @description The position at a place of a record; without a record that of a set-up, or of an empty table.
         */
        PositionAsked: {
            /** Record */
            record?: string | null;
            /** Line */
            line?: number[][];
            /** Step */
            step?: number | null;
            /**
             * Game
             * @default
             */
            game: string;
            /**
             * Options
             * @default
             */
            options: string;
            /**
             * Players
             * @default 2
             */
            players: number;
            /**
             * Empty
             * @default false
             */
            empty: boolean;
        };
        /** PositionTold */
        PositionTold: {
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Text */
            text: string;
            /** Fields */
            fields: components["schemas"]["FieldTold"][];
            /** Keys */
            keys: string[];
        };
        /**
         * PracticeTold
         * @description How well somebody plays against bots, apart from their rating among people, and by how many games.
         */
        PracticeTold: {
            /** Game */
            game: string;
            /** Rating */
            rating: number;
            /** Margin */
            margin: number;
            /** Games */
            games: number;
        };
        /**
         * Preview
         * @description Asks what a move would bring about.
         */
        Preview: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "preview";
            /** Move */
            move: string;
        };
        /** PreviewTold */
        PreviewTold: {
            /** Preview */
            preview: components["schemas"]["GamePreview"];
            /** Said */
            said: components["schemas"]["SayTold"][];
        };
        /**
         * Problem
         * @description What went wrong: a code for programs, a sentence for people.
         */
        Problem: {
            /** Code */
            code: string;
            /** Text */
            text: string;
            said: components["schemas"]["SayTold"];
            /** Section */
            section?: string | null;
            /** Where */
            where?: string[] | null;
            /** Incident */
            incident?: string | null;
        };
        /** ProfileTold */
        ProfileTold: {
            /** Name */
            name: string;
            /** Account */
            account: boolean;
            /** Created */
            created: number;
            /** Yours */
            yours: boolean;
            /** Shown */
            shown: ("nobody" | "opponents" | "everyone") | null;
            /** Games */
            games: number;
            /** By Bots */
            by_bots: number;
            /** Ratings */
            ratings: components["schemas"]["RatingTold"][];
            /** History */
            history: components["schemas"]["RatingPoint"][];
            /** Results */
            results: components["schemas"]["ResultsTold"][];
            /** Opponents */
            opponents: components["schemas"]["OpponentTold"][];
            bots: components["schemas"]["AgainstTold"];
            /** Openings */
            openings: components["schemas"]["FavouriteTold"][];
            /** Practice */
            practice: components["schemas"]["PracticeTold"][];
            /** Levels */
            levels: components["schemas"]["LevelTold"][];
            /** Honours */
            honours: components["schemas"]["HonourTold"][];
            /** Recent */
            recent: components["schemas"]["GameTold"][];
        };
        /**
         * PushKeys
         * @description As a browser gives them: its public key, and a secret that only it and we know.
         */
        PushKeys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * PuzzleLookAsked
         * @description The moves of the turn so far.
         */
        PuzzleLookAsked: {
            /** Moves */
            moves: string[];
        };
        /**
         * PuzzleMoveAsked
         * @description A move, after some of the same turn.
         */
        PuzzleMoveAsked: {
            /** Moves */
            moves?: string[];
            /** Move */
            move: string;
        };
        /**
         * PuzzleTold
         * @description A puzzle, and how hard it is: its rating, how many have tried it, how many solved it on the first try.
         */
        PuzzleTold: {
            /** Seat */
            seat: number;
            /** Names */
            names: string[];
            /** Options */
            options: string;
            /** Game */
            game: components["schemas"]["GameView"];
            question: components["schemas"]["SayTold"] | null;
            /** Turn Over */
            turn_over: boolean;
            /** Id */
            id: string;
            /** Theme */
            theme: string;
            /**
             * Mode
             * @enum {string}
             */
            mode: "move" | "turn";
            /** Has Turn */
            has_turn: boolean;
            /** Of The Day */
            of_the_day: boolean;
            /** Rating */
            rating: number;
            /** Tries */
            tries: number;
            /** Solved */
            solved: number;
            /** Tried */
            tried: boolean | null;
        };
        /** PuzzlesTold */
        PuzzlesTold: {
            /** Day */
            day: string;
            /** Ends */
            ends: number;
            /** Daily */
            daily: components["schemas"]["OfTheDay"][];
            /** Themes */
            themes: components["schemas"]["ThemeTold"][];
            you: components["schemas"]["SolverTold"];
        };
        /**
         * QuestionTold
         * @description Something that you may be asked in the turns of others, and the answers that you could give.
         */
        QuestionTold: {
            /** Key */
            key: string;
            said: components["schemas"]["SayTold"];
            /** Options */
            options: components["schemas"]["AnswerTold"][];
        };
        /**
         * RanOutTold
         * @description Somebody's time ran out: after how many steps.
         */
        RanOutTold: {
            /** Step */
            step: number;
            /** Seat */
            seat: number;
        };
        /** RatingPoint */
        RatingPoint: {
            /** Game */
            game: string;
            /** Mu */
            mu: number;
            /** Sigma */
            sigma: number;
            /** Rating */
            rating: number;
            /** Margin */
            margin: number;
            /** At */
            at: number;
        };
        /**
         * RatingTold
         * @description A rating among people: as OpenSkill has it, and in points, give or take `margin`.
         */
        RatingTold: {
            /** Game */
            game: string;
            /** Mu */
            mu: number;
            /** Sigma */
            sigma: number;
            /** Rating */
            rating: number;
            /** Margin */
            margin: number;
        };
        /** ReasonTold */
        ReasonTold: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "brings" | "prepares" | "prevents" | "keeps" | "mind";
            said: components["schemas"]["SayTold"];
        };
        /** RecordAsked */
        RecordAsked: {
            /** Record */
            record: string;
            /** Step */
            step?: number | null;
            /** Seat */
            seat?: number | null;
            /**
             * Open
             * @default false
             */
            open: boolean;
            /**
             * Brief
             * @default false
             */
            brief: boolean;
            /**
             * Ahead
             * @default 0
             */
            ahead: number;
        };
        /** RecordMade */
        RecordMade: {
            /** Record */
            record: string;
        };
        /**
         * RecordTold
         * @description A record's position, what changes in it with each of the steps ahead, and what is the same for every step: the
         *     log, the sheet, the seats that moved, and everybody's figures before each step and at the end, by name. In a brief
         *     answer these are empty.
         */
        RecordTold: {
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Game */
            game: components["schemas"]["GameView"];
            /** Log */
            log: components["schemas"]["LogEntry"][];
            /** Names */
            names: string[];
            /** Options */
            options: string;
            /** Players */
            players: number;
            /** Over */
            over: boolean;
            /** Sheet */
            sheet: components["schemas"]["SayTold"][];
            /** Curves */
            curves: {
                [key: string]: number[][];
            };
            /** Movers */
            movers: (number | null)[];
            /** Next */
            next: unknown[][][];
        };
        /**
         * Redo
         * @description Makes it again.
         */
        Redo: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "redo";
            /** At */
            at: number;
        };
        /**
         * Rematch
         * @description Makes a new table with the same people, seats turned by one.
         */
        Rematch: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "rematch";
        };
        /**
         * Rename
         * @description Gives the table a name; an empty one calls it by who plays there.
         */
        Rename: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "rename";
            /** Name */
            name: string;
        };
        /**
         * Replace
         * @description Votes for a bot in the place of somebody who has been away for a while.
         */
        Replace: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "replace";
            /** Seat */
            seat: number;
            /** Yes */
            yes: boolean;
        };
        /**
         * ReplaceAsked
         * @description The seat of somebody who does not come, at a table of this round.
         */
        ReplaceAsked: {
            /** Number */
            number: number;
            /** Seat */
            seat: number;
        };
        /**
         * Reply
         * @description The result of an action.
         */
        Reply: {
            /**
             * Type
             * @enum {string}
             */
            type: "done" | "answer";
            /** Client */
            client: string;
            /** Id */
            id: number;
            /** Version */
            version?: number | null;
            /** Answer */
            answer?: {
                [key: string]: unknown;
            } | null;
        };
        /** ResetAsked */
        ResetAsked: {
            /** Code */
            code: string;
            /** Password */
            password: string;
        };
        /**
         * RestTold
         * @description A time at which the clock that runs stands still.
         */
        RestTold: {
            /** Begins */
            begins: number;
            /** Ends */
            ends: number;
            /**
             * Why
             * @enum {string}
             */
            why: "night" | "away";
        };
        /** ResultsTold */
        ResultsTold: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Places */
            places: number[];
            /** Average */
            average: number;
            /** Best */
            best: number;
        };
        /**
         * ReviewTold
         * @description A review as far as it is made: all moments after the first `since`.
         */
        ReviewTold: {
            /**
             * State
             * @enum {string}
             */
            state: "none" | "waiting" | "working" | "paused" | "done";
            /** Ahead */
            ahead: number;
            /** Reached */
            reached: number;
            /** Steps */
            steps: number;
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Turning */
            turning: number;
            /** Since */
            since: number;
            /** Moments */
            moments: components["schemas"]["MomentTold"][];
            /** Seats */
            seats: components["schemas"]["SeatReviewTold"][] | null;
        };
        /**
         * RuleAsked
         * @description How a table of this round came out, as the host says: a place for each seat.
         */
        RuleAsked: {
            /** Number */
            number: number;
            /** Places */
            places: number[];
        };
        /**
         * RulesAsked
         * @description Rules to change; the others stay.
         */
        RulesAsked: {
            /** Registration */
            registration?: ("open" | "invited") | null;
            /** Announcement */
            announcement?: string | null;
            /** Keep Days */
            keep_days?: number | null;
            /** Hosts */
            hosts?: string[] | null;
            /** Bots Paused */
            bots_paused?: boolean | null;
        };
        /**
         * RulesTold
         * @description The rules of the house; `old_tables` are those that are older than they are kept.
         */
        RulesTold: {
            /** Registration */
            registration: string;
            /** Announcement */
            announcement: string;
            /** Announced */
            announced: number | null;
            /** Keep Days */
            keep_days: number | null;
            /** Hosts */
            hosts: string[];
            /** Bots Paused */
            bots_paused: boolean;
            /** Old Tables */
            old_tables: number;
        };
        /**
         * RungTold
         * @description Somebody, or a level of the bots, on the ladder of a game.
         */
        RungTold: {
            /** Name */
            name: string | null;
            /** Bot */
            bot: string | null;
            /** Rating */
            rating: number;
            /** Margin */
            margin: number;
            /** Games */
            games: number;
            /** You */
            you: boolean;
        };
        /**
         * SayTold
         * @description A sentence for any language: the id of a Fluent message, and its arguments, which may be sentences too.
         */
        SayTold: {
            /** Id */
            id: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
        };
        /** SeatAsked */
        SeatAsked: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "bot";
            /** Bot */
            bot?: string | null;
            /** Name */
            name?: string | null;
        };
        /**
         * SeatBot
         * @description Before the start, puts a bot on a free seat, or takes it away.
         */
        SeatBot: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "bot";
            /** Seat */
            seat: number;
            /** Bot */
            bot: string | null;
        };
        /** SeatListed */
        SeatListed: {
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Minded */
            minded: string | null;
            /**
             * Kept
             * @default false
             */
            kept: boolean;
        };
        /** SeatResult */
        SeatResult: {
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Place */
            place: number;
            /** Points */
            points: number;
            /** By Bot */
            by_bot: boolean;
        };
        /**
         * SeatReviewTold
         * @description How a seat played.
         */
        SeatReviewTold: {
            /** Name */
            name: string;
            /** Accuracy */
            accuracy: number;
            lost: components["schemas"]["PartsTold"];
            luck: components["schemas"]["PartsTold"];
            /** Start */
            start: number;
            /** Result */
            result: number;
            /** Without Luck */
            without_luck: number;
            worst: components["schemas"]["WorstTold"] | null;
        };
        /** SeatTold */
        SeatTold: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Bot */
            bot: string | null;
            /** Minded */
            minded: string | null;
            /** Left */
            left: boolean;
            /** Present */
            present: boolean;
            /** Votes */
            votes: number;
            /** Clock */
            clock: number | null;
            /** Reserve */
            reserve: number | null;
            /** Away */
            away: number[][];
            /** Late */
            late: boolean;
            /** Kept */
            kept: boolean;
        };
        /**
         * SessionTold
         * @description A browser that is logged in.
         */
        SessionTold: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Created */
            created: number;
            /** Seen */
            seen: number;
            /** Current */
            current: boolean;
        };
        /**
         * ShownAsked
         * @description Who can see a profile.
         */
        ShownAsked: {
            /**
             * Shown
             * @enum {string}
             */
            shown: "nobody" | "opponents" | "everyone";
        };
        /**
         * ShownTold
         * @description Who can see a profile now.
         */
        ShownTold: {
            /** Shown */
            shown: string;
        };
        /**
         * Sit
         * @description Takes a seat: an open one, or with an invitation any; in a running game, asks everybody who plays for it.
         */
        Sit: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "sit";
            /** Seat */
            seat: number;
            /** Invite */
            invite?: string | null;
        };
        /**
         * SolutionTold
         * @description The best move, why, what the others are worth, and the table after it.
         */
        SolutionTold: {
            /** Move */
            move: string;
            /** Reasons */
            reasons: components["schemas"]["ReasonTold"][];
            /** Tempting */
            tempting: string[];
            /** Values */
            values: components["schemas"]["ValueTold"][];
            /** Line */
            line: string[] | null;
            /** After */
            after: components["schemas"]["GameView"];
            /** Record */
            record: string;
        };
        /**
         * SolverTold
         * @description How you stand: your rating, give or take `spread`, and after each of the last tries; days in a row.
         */
        SolverTold: {
            /** Rating */
            rating: number;
            /** Spread */
            spread: number;
            /** Tries */
            tries: number;
            /** Solved */
            solved: number;
            /** Streak */
            streak: number;
            /** Best */
            best: number;
            /** Today */
            today: boolean;
            /** Curve */
            curve: number[];
        };
        /**
         * SourceTold
         * @description Where points come from: on average, of those who won, and of masters who won.
         */
        SourceTold: {
            /** Key */
            key: string;
            name: components["schemas"]["SayTold"] | null;
            /** Points */
            points: number | null;
            /** Winners */
            winners: number | null;
            /** Masters */
            masters: number | null;
        };
        /**
         * Stand
         * @description Leaves a seat before the start.
         */
        Stand: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "stand";
            /** Seat */
            seat: number;
        };
        /**
         * StandingTold
         * @description How somebody stands: equal scores are decided by those of their opponents; then, unless deals are compared, by
         *     first places and by points.
         */
        StandingTold: {
            /** Place */
            place: number;
            /** Name */
            name: string;
            /** Score */
            score: number;
            /** Opponents */
            opponents: number;
            /** Firsts */
            firsts: number;
            /** Points */
            points: number;
            /** Games */
            games: number;
            /** Gone */
            gone: boolean;
            /** Dropped */
            dropped: boolean;
            /** You */
            you: boolean;
        };
        /**
         * Start
         * @description Begins; open seats become bots.
         */
        Start: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "start";
        };
        /** StatisticsTold */
        StatisticsTold: {
            /** Game */
            game: string;
            /**
             * Whose
             * @enum {string}
             */
            whose: "mine" | "people" | "all" | "masters";
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Waiting */
            waiting: number;
            total: components["schemas"]["CountTold"] | null;
            /** Charts */
            charts: components["schemas"]["CountsTold"][];
            /** Sources */
            sources: components["schemas"]["SourceTold"][];
            /** Curve */
            curve: components["schemas"]["TimedTold"][];
        };
        /**
         * StudyAsked
         * @description What is done at the place, if anything, and what is to be told afterwards.
         */
        StudyAsked: {
            /** Record */
            record: string;
            /** Line */
            line?: number[][];
            /** Step */
            step?: number | null;
            /** Do */
            do?: (components["schemas"]["DoPlay"] | components["schemas"]["DoDeal"] | components["schemas"]["DoComment"] | components["schemas"]["DoToLine"]) | null;
            /**
             * Open
             * @default true
             */
            open: boolean;
            /**
             * Brief
             * @default false
             */
            brief: boolean;
            /**
             * Ahead
             * @default 0
             */
            ahead: number;
        };
        /**
         * StudyTold
         * @description A place in a record with its variations. `record` is null where nothing was done; `next` is what changes in the
         *     view with each of the steps ahead, and `questions` are what whoever decides is asked, now and after each of them. In
         *     a brief answer the log, the sheet, the comments and the lines are empty.
         */
        StudyTold: {
            /** Record */
            record: string | null;
            /** Line */
            line: number[][];
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Game */
            game: components["schemas"]["GameView"];
            /** Next */
            next: unknown[][][];
            /** Questions */
            questions: (components["schemas"]["SayTold"] | null)[];
            /** Names */
            names: string[];
            /** Options */
            options: string;
            /** Players */
            players: number;
            /** Over */
            over: boolean;
            /** Deal */
            deal: boolean;
            /** Log */
            log: components["schemas"]["LogEntry"][];
            /** Sheet */
            sheet: components["schemas"]["SayTold"][];
            /** Comments */
            comments: unknown[][];
            /** Lines */
            lines: components["schemas"]["LineTold"][];
            /** More Lines */
            more_lines: number;
        };
        /**
         * Swap
         * @description Before the start, lets two seats change places with whoever is on them.
         */
        Swap: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "swap";
            /** Seat */
            seat: number;
            /** Other */
            other: number;
        };
        /**
         * TableAsked
         * @description A table to open; see docs/reference/api.md.
         */
        TableAsked: {
            /** Game */
            game: string;
            /**
             * Options
             * @default
             */
            options: string;
            /**
             * Players
             * @default 2
             */
            players: number;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /**
             * Public
             * @default true
             */
            public: boolean;
            /**
             * Hurry
             * @default false
             */
            hurry: boolean;
            clock?: components["schemas"]["ClockAsked"] | null;
            /** Cards */
            cards?: string | null;
            /** Record */
            record?: string | null;
            /** Step */
            step?: number | null;
            /** Same Deal As */
            same_deal_as?: string | null;
            /**
             * Rated
             * @default false
             */
            rated: boolean;
            /**
             * Leavers
             * @default lose
             * @enum {string}
             */
            leavers: "lose" | "void";
            /**
             * Delay
             * @default 0
             */
            delay: number;
            /** Hints */
            hints?: boolean | null;
            /**
             * Alone
             * @default wait
             * @enum {string}
             */
            alone: "wait" | "end" | "play";
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Watchers Talk
             * @default true
             */
            watchers_talk: boolean;
        };
        /** TableListed */
        TableListed: {
            /** Id */
            id: string;
            /**
             * Name
             * @default
             */
            name: string;
            /** Game */
            game: string;
            /** Options */
            options: string;
            /**
             * State
             * @enum {string}
             */
            state: "gathering" | "playing" | "over" | "closed";
            /** Players */
            players: number;
            /** Hurry */
            hurry: boolean;
            clock: components["schemas"]["ClockAsked"] | null;
            /** Actor */
            actor: number | null;
            /** Seats */
            seats: components["schemas"]["SeatListed"][];
            /** Rated */
            rated?: string | null;
            /**
             * Cards
             * @default 0
             */
            cards: number;
            /**
             * Delay
             * @default 0
             */
            delay: number;
            /** Updated */
            updated: number;
            /** Your Turn */
            your_turn: boolean;
            /** Your Seats */
            your_seats: number[];
            /** Invited */
            invited: boolean;
            /** Daily */
            daily?: string | null;
            tournament?: components["schemas"]["TournamentOfTable"] | null;
        };
        /**
         * TableListedToOperator
         * @description A table in a list; `events` is its size, `age` is in seconds, `bot` is the one to move.
         */
        TableListedToOperator: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** State */
            state: string;
            /** Host */
            host: string;
            /** Public */
            public: boolean;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** Age */
            age: number;
            /** Events */
            events: number;
            /** Bot */
            bot: string | null;
            /** Bot Failures */
            bot_failures: number;
            /** Seats */
            seats: string[];
        };
        /** TableTold */
        TableTold: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Game */
            game: string;
            /** Options */
            options: string;
            /** Players */
            players: number;
            /**
             * State
             * @enum {string}
             */
            state: "gathering" | "playing" | "over" | "closed";
            /** Public */
            public: boolean;
            /** Hurry */
            hurry: boolean;
            clock: components["schemas"]["ClockTold"] | null;
            /** Clock At */
            clock_at: number | null;
            /** Falls */
            falls: number | null;
            /** Rests */
            rests: components["schemas"]["RestTold"][];
            /** Ran Out */
            ran_out: components["schemas"]["RanOutTold"][];
            /**
             * Alone
             * @enum {string}
             */
            alone: "wait" | "end" | "play";
            /** Running */
            running: number | null;
            /** Paused */
            paused: boolean;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string | null;
            /** Deal */
            deal: string | null;
            /** From Record */
            from_record: boolean;
            /** Rematch */
            rematch: string | null;
            /** Rematch By */
            rematch_by: number | null;
            /** Rematch Of */
            rematch_of: string | null;
            /** Rated */
            rated: string | null;
            /**
             * Leavers
             * @enum {string}
             */
            leavers: "lose" | "void";
            /** Delay */
            delay: number;
            /** Hints */
            hints: boolean;
            /** Cards */
            cards: number;
            tournament: components["schemas"]["TournamentOfTable"] | null;
            /** Daily */
            daily: string | null;
            /** Watchers Talk */
            watchers_talk: boolean;
            watching: components["schemas"]["WatchingTold"];
            /** Spoiled */
            spoiled: string[];
            /** Seats */
            seats: components["schemas"]["SeatTold"][];
            /** Asks */
            asks: components["schemas"]["AskTold"][];
        };
        /**
         * TableView
         * @description Everything that somebody at a table may see.
         */
        TableView: {
            /** Version */
            version: number;
            /** At */
            at: number;
            table: components["schemas"]["TableTold"];
            you: components["schemas"]["YouTold"];
            /** Game */
            game: components["schemas"]["GameView"] | null;
            /** Step */
            step: number;
            question: components["schemas"]["SayTold"] | null;
            notice: components["schemas"]["SayTold"] | null;
            /** Sheet */
            sheet: components["schemas"]["SayTold"][];
            /** Thinking */
            thinking: number | null;
            /** Log */
            log: components["schemas"]["LogEntry"][];
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            lesson: components["schemas"]["LessonTold"] | null;
        };
        /**
         * TableWaiting
         * @description A table that goes on, and whom it waits for: `waits_for` is a person's name, `bot` a bot.
         */
        TableWaiting: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** State */
            state: string;
            /** Name */
            name: string;
            /** People */
            people: string[];
            /** Players */
            players: number;
            /** Open */
            open: number;
            /** Updated */
            updated: number;
            /** Waits For */
            waits_for: string | null;
            /** Bot */
            bot: string | null;
            /** Thinking */
            thinking: boolean;
            /** Stuck */
            stuck: boolean;
        };
        /**
         * TablesByState
         * @description How many tables there are.
         */
        TablesByState: {
            /** Gathering */
            gathering: number;
            /** Playing */
            playing: number;
            /** Over */
            over: number;
            /** Closed */
            closed: number;
        };
        /**
         * TablesListed
         * @description A page of tables.
         */
        TablesListed: {
            /** Total */
            total: number;
            /** Page */
            page: number;
            /** Rows */
            rows: number;
            /** Tables */
            tables: components["schemas"]["TableListedToOperator"][];
        };
        /**
         * ThemeTold
         * @description Puzzles of a theme, and how many of them you have solved; null for whole turns, whatever they are about.
         */
        ThemeTold: {
            /** Game */
            game: string;
            /** Theme */
            theme: string | null;
            /**
             * Mode
             * @enum {string}
             */
            mode: "move" | "turn";
            /** Count */
            count: number;
            /** Solved */
            solved: number;
        };
        /**
         * TimedTold
         * @description A game of your own, or a month of everybody's.
         */
        TimedTold: {
            /** At */
            at: number;
            /** Games */
            games: number;
            /** Wins */
            wins: number;
            /** Points */
            points: number;
            /** Place */
            place: number;
        };
        /** TokenAsked */
        TokenAsked: {
            /** Label */
            label: string;
        };
        /** TokenTold */
        TokenTold: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Created */
            created: number;
        };
        /**
         * TournamentAsked
         * @description A tournament to hold; see docs/reference/api.md.
         */
        TournamentAsked: {
            /** Name */
            name: string;
            /** Game */
            game: string;
            /**
             * Options
             * @default
             */
            options: string;
            /**
             * Players
             * @default 2
             */
            players: number;
            /**
             * Rounds
             * @default 3
             */
            rounds: number;
            clock?: components["schemas"]["ClockAsked"] | null;
            /**
             * Rated
             * @default false
             */
            rated: boolean;
            /**
             * Duplicate
             * @default false
             */
            duplicate: boolean;
            /**
             * Bot
             * @default clerk
             */
            bot: string | null;
            /**
             * Public
             * @default true
             */
            public: boolean;
            /**
             * Auto
             * @default false
             */
            auto: boolean;
        };
        /** TournamentListed */
        TournamentListed: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Host */
            host: string;
            /** Game */
            game: string;
            /** Options */
            options: string;
            /** Players */
            players: number;
            /** Rounds */
            rounds: number;
            /** Round */
            round: number;
            clock: components["schemas"]["ClockAsked"] | null;
            /** Rated */
            rated: boolean;
            /** Duplicate */
            duplicate: boolean;
            /** Bot */
            bot: string | null;
            /** Public */
            public: boolean;
            /** Auto */
            auto: boolean;
            /**
             * State
             * @enum {string}
             */
            state: "open" | "running" | "over";
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** People */
            people: number;
        };
        /**
         * TournamentOfTable
         * @description The round of a tournament that a table belongs to.
         */
        TournamentOfTable: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Round */
            round: number;
            /** Number */
            number: number;
        };
        /** TournamentSeat */
        TournamentSeat: {
            /** Name */
            name: string;
            /** Bot */
            bot: boolean;
            /** You */
            you: boolean;
            /** Place */
            place: number | null;
            /** Points */
            points: number | null;
            /** Score */
            score: number | null;
            /** By Bot */
            by_bot: boolean;
        };
        /**
         * TournamentTable
         * @description A table of a round. `number` 0 is those who sit out.
         */
        TournamentTable: {
            /** Round */
            round: number;
            /** Number */
            number: number;
            /** Table */
            table: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "playing" | "over" | "closed" | "out" | "gone";
            /** Ruled */
            ruled: boolean;
            /** Seats */
            seats: components["schemas"]["TournamentSeat"][];
        };
        /**
         * TournamentTold
         * @description Everything about a tournament.
         */
        TournamentTold: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Host */
            host: string;
            /** Game */
            game: string;
            /** Options */
            options: string;
            /** Players */
            players: number;
            /** Rounds */
            rounds: number;
            /** Round */
            round: number;
            clock: components["schemas"]["ClockAsked"] | null;
            /** Rated */
            rated: boolean;
            /** Duplicate */
            duplicate: boolean;
            /** Bot */
            bot: string | null;
            /** Public */
            public: boolean;
            /** Auto */
            auto: boolean;
            /**
             * State
             * @enum {string}
             */
            state: "open" | "running" | "over";
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** People */
            people: number;
            /** Yours */
            yours: boolean;
            /** Joined */
            joined: boolean;
            /** Can */
            can: string[];
            /** Table */
            table: string | null;
            /** Waits */
            waits: number;
            /** Standings */
            standings: components["schemas"]["StandingTold"][];
            /** Tables */
            tables: components["schemas"]["TournamentTable"][];
        };
        /**
         * TriedTold
         * @description A move judged. `lost` is what it loses of the win, null where that was not compared: `at_least` so much.
         */
        TriedTold: {
            /** First */
            first: boolean;
            /** Rating Before */
            rating_before: number;
            /** Rating */
            rating: number;
            /** Streak */
            streak: number;
            /** Move */
            move: string;
            /** Right */
            right: boolean;
            /** Chance */
            chance: number | null;
            /** Lost */
            lost: number | null;
            /** Points Lost */
            points_lost: number | null;
            /** At Least */
            at_least: number;
            /** Error */
            error: number;
            /** Reasons */
            reasons: components["schemas"]["ReasonTold"][];
            /** After */
            after: components["schemas"]["GameView"];
            solution: components["schemas"]["SolutionTold"] | null;
        };
        /**
         * TurnAsked
         * @description A whole turn.
         */
        TurnAsked: {
            /** Moves */
            moves: string[];
        };
        /**
         * TurnTold
         * @description A whole turn judged: what it is worth, and what of the way from a weak turn to the best one.
         */
        TurnTold: {
            /** First */
            first: boolean;
            /** Rating Before */
            rating_before: number;
            /** Rating */
            rating: number;
            /** Streak */
            streak: number;
            /** Value */
            value: number;
            /** Credit */
            credit: number;
            /** Right */
            right: boolean;
            /** Best */
            best: number;
            /** Weak */
            weak: number;
            /** Line */
            line: string[];
        };
        /**
         * Undo
         * @description Takes one's last decision back, or all of this turn.
         */
        Undo: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "undo";
            /** At */
            at: number;
            /**
             * Whole
             * @default false
             */
            whole: boolean;
        };
        /**
         * ValueTold
         * @description What a move is worth: the share of the win, the final points, and the error of the difference to the best.
         */
        ValueTold: {
            /** Move */
            move: string;
            /** Chance */
            chance: number;
            /** Points */
            points: number;
            /** Error */
            error: number;
        };
        /**
         * ValuesTold
         * @description Each seat's share of the win and final points with the first choice, and standard errors of the shares; null
         *     where no network can tell. `choices` are the best moves for the seat that decides.
         */
        ValuesTold: {
            /** Seat */
            seat: number;
            /** Choices */
            choices: components["schemas"]["ChoiceTold"][];
            /** Wins */
            wins: number[] | null;
            /** Errors */
            errors: number[] | null;
            /** Points */
            points: number[] | null;
            /** Futures */
            futures: number;
        };
        /** Verdict */
        Verdict: {
            /** Good */
            good: boolean;
            /** Deals */
            deals: number;
            fault: components["schemas"]["SayTold"] | null;
        };
        /**
         * WatchingTold
         * @description Who looks at a table without a seat: some of their names, and how many others.
         */
        WatchingTold: {
            /** Names */
            names: string[];
            /** Others */
            others: number;
        };
        /**
         * WhoAsked
         * @description A person by ID or name, or an address or network; `force` allows the operator's own.
         */
        WhoAsked: {
            /** Who */
            who: string;
            /**
             * Force
             * @default false
             */
            force: boolean;
        };
        /**
         * Why
         * @description Asks why a move is not possible.
         */
        Why: {
            /** Client */
            client: string;
            /** Id */
            id: number;
            /**
             * Do
             * @constant
             */
            do: "why";
            /** Move */
            move: string;
        };
        /** WhyReason */
        WhyReason: {
            /** Code */
            code: string;
            text: components["schemas"]["SayTold"];
            /** Section */
            section: string | null;
        };
        /** WhyTold */
        WhyTold: {
            reason: components["schemas"]["WhyReason"] | null;
        };
        /**
         * WorstTold
         * @description The round that cost a seat most: its number, the points, and whether they are most of all that was lost.
         */
        WorstTold: {
            /** Round */
            round: number;
            /** Points */
            points: number;
            /** Most */
            most: boolean;
        };
        /**
         * YokohamaAchievement
         * @description An achievement.
         */
        YokohamaAchievement: {
            /**
             * Letter
             * @description its letter in moves: `"A"`, `"B"` or `"C"`
             */
            letter: string;
            /**
             * Card
             * @description the number of the card
             */
            card: number;
            /**
             * Goal
             * @description the goal, such as `{"copper": 5}`
             */
            goal: {
                [key: string]: number;
            };
            /**
             * Have
             * @description how much of it each seat has
             */
            have: {
                [key: string]: number;
            }[];
            /**
             * First
             * @description points for the first player
             */
            first: number;
            /**
             * Later
             * @description points for later players
             */
            later: number;
            /**
             * Achieved By
             * @description the seats that have achieved it
             */
            achieved_by: number[];
        };
        /**
         * YokohamaAction
         * @description An action in progress.
         */
        YokohamaAction: {
            /**
             * Area
             * @description where
             */
            area: string;
            /**
             * Power
             * @description its power
             */
            power: number;
        };
        /**
         * YokohamaAmount
         * @description An amount of one thing; a reward is a list of these.
         */
        YokohamaAmount: {
            /**
             * Icon
             * @description the thing, named as in positions
             */
            icon: string;
            /**
             * N
             * @description how many
             */
            n: number;
        };
        /**
         * YokohamaArea
         * @description An area.
         */
        YokohamaArea: {
            /**
             * Kind
             * @description the kind of area
             * @enum {string}
             */
            kind: "production" | "commercial" | "canal";
            /**
             * Neighbours
             * @description names of areas
             */
            neighbours: string[];
            /** @description the site card */
            site: components["schemas"]["YokohamaSite"] | null;
            /**
             * Token
             * @description the reward of the 5-power token
             */
            token: components["schemas"]["YokohamaAmount"][] | null;
            /**
             * Station
             * @description whether the station token is here
             */
            station: boolean;
            /**
             * Presidents
             * @description the seats whose president is here
             */
            presidents: number[];
            /**
             * Assistants
             * @description number of assistants, by seat
             */
            assistants: number[];
            /**
             * Powers
             * @description power of each seat, not counting a president who is not there yet
             */
            powers: number[];
            /**
             * Power
             * @description the power of the observing seat; `null` for a spectator
             */
            power: number | null;
        };
        /**
         * YokohamaAsks
         * @description What the decision is about; empty if the step says it all.
         */
        YokohamaAsks: {
            /**
             * Placed
             * @description in step `placing`: areas so far
             */
            placed?: number;
            /**
             * Most
             * @description in `placing`: areas at most
             */
            most?: number;
            /**
             * Beside
             * @description in `telegram`: the area of the pair
             */
            beside?: string;
            /**
             * To
             * @description in `tolls`: the area the president goes to
             */
            to?: string;
            /**
             * From
             * @description in `carrying`: the area the assistant comes from; `null` for the hand
             */
            from?: string | null;
            /**
             * Exchanges
             * @description in `trading`: how many are left
             */
            exchanges?: number;
            /**
             * Items
             * @description in `hiring`: how many are left
             */
            items?: number;
            /**
             * Space
             * @description in `donating`, `church-man` and `customs-man`: the space of the board
             */
            space?: number;
            /**
             * Donations
             * @description in `donating`: how many are still to be made
             */
            donations?: number;
            /**
             * Taken
             * @description in `ordering`: orders so far
             */
            taken?: number;
            /**
             * Paid
             * @description in `ordering`: whether a second one is paid for and not yet taken
             */
            paid?: boolean;
            /**
             * Title
             * @description in `paying`: the technology
             */
            title?: string;
            /**
             * Units
             * @description in `paying`: what is left to pay, each 2 yen or 1 import
             */
            units?: number;
            /**
             * Any
             * @description in `reward`, like the two below: goods of your choice still to be taken
             */
            any?: number;
            /**
             * Warehouse
             * @description pieces still to be taken from the warehouse
             */
            warehouse?: number;
            /**
             * Move
             * @description assistants still to be moved
             */
            move?: number;
        };
        /**
         * YokohamaBuild
         * @description What could be built.
         */
        YokohamaBuild: {
            /**
             * Shops
             * @description spaces for a shop, from 1
             */
            shops: number[];
            /**
             * House
             * @description whether a trading house can be built
             */
            house: boolean;
        };
        /**
         * YokohamaByCountry
         * @description A number for each country.
         */
        YokohamaByCountry: {
            /** Gb */
            GB: number;
            /** Us */
            US: number;
            /** Fr */
            FR: number;
            /** De */
            DE: number;
            /** Nl */
            NL: number;
        };
        /**
         * YokohamaChange
         * @description Gains and losses of a seat.
         */
        YokohamaChange: {
            /**
             * Seat
             * @description the seat
             */
            seat: number;
            /**
             * Vp
             * @description victory points
             */
            vp?: number;
            /**
             * Yen
             * @description money
             */
            yen?: number;
            /**
             * Copper
             * @description copper
             */
            copper?: number;
            /**
             * Silk
             * @description silk
             */
            silk?: number;
            /**
             * Tea
             * @description tea
             */
            tea?: number;
            /**
             * Fish
             * @description fish
             */
            fish?: number;
            /**
             * Import
             * @description imports
             */
            import?: number;
            /**
             * Agent
             * @description agents
             */
            agent?: number;
            /**
             * Assistant
             * @description assistants in hand or in an area
             */
            assistant?: number;
            /**
             * Shop
             * @description shops in hand
             */
            shop?: number;
            /**
             * House
             * @description trading houses in hand
             */
            house?: number;
        };
        /**
         * YokohamaChurch
         * @description The Church board.
         */
        YokohamaChurch: {
            /**
             * Spaces
             * @description from the left
             */
            spaces: components["schemas"]["YokohamaChurchSpace"][];
            /**
             * Taken
             * @description how many are taken
             */
            taken: number;
            /**
             * Full
             * @description how many end the game
             */
            full: number;
        };
        /**
         * YokohamaChurchSpace
         * @description A space of the Church board.
         */
        YokohamaChurchSpace: {
            /**
             * Faith
             * @description its requirement
             */
            faith: number;
            /**
             * Reward
             * @description its reward
             */
            reward: components["schemas"]["YokohamaAmount"][];
            /**
             * Owner
             * @description the seat whose assistant is there; `null` if none
             */
            owner: number | null;
            /**
             * Blocked
             * @description whether the neutral assistant of a two-player game blocks it
             */
            blocked: boolean;
        };
        /**
         * YokohamaCustoms
         * @description The Customs board.
         */
        YokohamaCustoms: {
            /**
             * Spaces
             * @description from the left
             */
            spaces: components["schemas"]["YokohamaCustomsSpace"][];
            /**
             * Taken
             * @description how many are taken
             */
            taken: number;
            /**
             * Full
             * @description how many end the game
             */
            full: number;
        };
        /**
         * YokohamaCustomsSpace
         * @description A space of the Customs board.
         */
        YokohamaCustomsSpace: {
            /**
             * Imports
             * @description its requirement
             */
            imports: number;
            /**
             * Reward
             * @description its reward
             */
            reward: components["schemas"]["YokohamaAmount"][];
            /**
             * Owner
             * @description the seat whose assistant is there; `null` if none
             */
            owner: number | null;
            /**
             * Blocked
             * @description whether the neutral assistant of a two-player game blocks it
             */
            blocked: boolean;
        };
        /**
         * YokohamaDecks
         * @description Cards left.
         */
        YokohamaDecks: {
            /** Orders */
            orders: number;
            /** Technologies */
            technologies: number;
        };
        /**
         * YokohamaEffect
         * @description What an area offers.
         */
        YokohamaEffect: {
            /**
             * Kind
             * @description decides which keys follow
             * @enum {string}
             */
            kind: "harvest" | "trade" | "church" | "customs" | "orders" | "hire" | "study";
            /**
             * Gains
             * @description for `harvest`: goods, yen or other gains, by icon
             */
            gains?: {
                [key: string]: number;
            };
            /**
             * Exchanges
             * @description for `trade`: number of exchanges
             */
            exchanges?: number;
            /**
             * Faith
             * @description for `church`: the power
             */
            faith?: number;
            /**
             * Gifts
             * @description for `church`: number of possible donations
             */
            gifts?: number;
            /**
             * Spaces
             * @description for `church` and `customs`: spaces within reach, from 1
             */
            spaces?: number[];
            /**
             * Orders
             * @description for `orders`: orders within reach
             */
            orders?: string[];
            /**
             * Items
             * @description for `hire`: number of pieces
             */
            items?: number;
            /**
             * Titles
             * @description for `study`: technologies within reach
             */
            titles?: string[];
        };
        /**
         * YokohamaEnds
         * @description How much of each triggers the end of the game; orders do when one is needed and none is left.
         */
        YokohamaEnds: {
            /** Houses */
            houses: number;
            /** Shops */
            shops: number;
            /** Orders */
            orders: number;
            /** Church */
            church: number;
            /** Customs */
            customs: number;
        };
        /**
         * YokohamaGoods
         * @description A number for each good.
         */
        YokohamaGoods: {
            /** Copper */
            copper: number;
            /** Silk */
            silk: number;
            /** Tea */
            tea: number;
            /** Fish */
            fish: number;
        };
        /**
         * YokohamaHouse
         * @description The space for a trading house.
         */
        YokohamaHouse: {
            /**
             * Points
             * @description points for building it
             */
            points: number;
            /**
             * Owner
             * @description the seat that has built here; `null` if it is free
             */
            owner: number | null;
        };
        /**
         * YokohamaMarker
         * @description A marker of mini expansion 1.
         */
        YokohamaMarker: {
            /**
             * Marker
             * @description its number
             */
            marker: number;
            /**
             * Country
             * @description its flag; `null` for a marker that gives an agent
             */
            country: ("GB" | "US" | "FR" | "DE" | "NL") | null;
        };
        /**
         * YokohamaMerchant
         * @description A merchant, with everything they own.
         */
        YokohamaMerchant: {
            /**
             * Seat
             * @description the seat
             */
            seat: number;
            /**
             * Points
             * @description victory points
             */
            points: number;
            /**
             * Yen
             * @description money
             */
            yen: number;
            /** @description goods */
            goods: components["schemas"]["YokohamaGoods"];
            /**
             * Imports
             * @description imports
             */
            imports: number;
            /**
             * President
             * @description the area of the president; `null` in hand
             */
            president: string | null;
            /** @description pieces in hand */
            hand: components["schemas"]["YokohamaPieces"];
            /** @description pieces that can still be acquired */
            warehouse: components["schemas"]["YokohamaPieces"];
            /** @description what the next piece of each kind costs */
            prices: components["schemas"]["YokohamaPrices"];
            /**
             * Shops
             * @description the areas where shops are built
             */
            shops: string[];
            /**
             * Houses
             * @description the areas where trading houses are built
             */
            houses: string[];
            /**
             * Technologies
             * @description titles
             */
            technologies: string[];
            /**
             * Industry
             * @description the sum of their printed costs, which counts for the majority
             */
            industry: number;
            /**
             * Orders In Hand
             * @description number of orders in hand
             */
            orders_in_hand: number;
            /**
             * Orders
             * @description the orders in hand; `null` if hidden. With memory, other players' lists contain only the known cards
             */
            orders: components["schemas"]["YokohamaOrder"][] | null;
            /**
             * Fulfilled
             * @description fulfilled orders
             */
            fulfilled: components["schemas"]["YokohamaOrder"][];
            /** @description flags by country */
            flags: components["schemas"]["YokohamaByCountry"];
            /**
             * Agents
             * @description agents that can be used
             */
            agents: number;
            /**
             * Agents Used
             * @description agents that have been used
             */
            agents_used: number;
            /**
             * Tokens
             * @description 5-power tokens taken
             */
            tokens: number;
            /**
             * Achieved
             * @description letters of achievements
             */
            achieved: string[];
            /** @description the marker of mini expansion 1 */
            marker: components["schemas"]["YokohamaMarker"] | null;
        };
        /**
         * YokohamaMove
         * @description A legal move.
         */
        YokohamaMove: {
            /**
             * Number
             * @description its number, the same in every game
             */
            number: number;
            /**
             * Text
             * @description its text, the same in every language
             */
            text: string;
            /** @description what is certain to follow */
            preview: components["schemas"]["YokohamaPreview"];
        };
        /**
         * YokohamaOrder
         * @description The face of an order.
         */
        YokohamaOrder: {
            /**
             * Order
             * @description its name, such as `"O9"`
             */
            order: string;
            /**
             * Country
             * @description its country
             * @enum {string}
             */
            country: "GB" | "US" | "FR" | "DE" | "NL";
            /** @description the goods it requires */
            goods: components["schemas"]["YokohamaSomeGoods"];
            /**
             * Reward
             * @description its reward
             */
            reward: components["schemas"]["YokohamaAmount"][];
        };
        /**
         * YokohamaOrderSpace
         * @description A space for an order at Port or Dock.
         */
        YokohamaOrderSpace: {
            /**
             * Space
             * @description its number, from 1
             */
            space: number;
            /**
             * Level
             * @description the power that it requires
             * @enum {string}
             */
            level: "low" | "mid" | "high";
            /** @description the order; `null` on an empty space */
            card: components["schemas"]["YokohamaOrder"] | null;
        };
        /**
         * YokohamaPieces
         * @description Pieces of a merchant, by kind.
         */
        YokohamaPieces: {
            /** Assistants */
            assistants: number;
            /** Shops */
            shops: number;
            /** Houses */
            houses: number;
        };
        /**
         * YokohamaPreview
         * @description What is certain to follow a move; the keys depend on the move.
         */
        YokohamaPreview: {
            /**
             * Changes
             * @description for most moves: gains and losses, of the seats that have any
             */
            changes?: components["schemas"]["YokohamaChange"][];
            /** @description icons to be used next */
            waiting?: components["schemas"]["YokohamaWaiting"];
            /**
             * Ends
             * @description why the end would be announced
             * @enum {string}
             */
            ends?: "houses" | "shops" | "orders" | "church" | "customs";
            /**
             * Over
             * @description true for the last move of the game
             */
            over?: boolean;
            /**
             * Winner
             * @description with `ends` and `over`: who would win as the move leaves the table; not while donations are open
             */
            winner?: number;
            /**
             * Area
             * @description for `place`, `pair`, `to`, `go`, `agent` and the third assistant of Telegram
             */
            area?: string;
            /**
             * Power
             * @description for the same moves: the power there
             */
            power?: number;
            /**
             * Power With President
             * @description for the same moves except `go` and `agent`: the power if the president were there
             */
            power_with_president?: number;
            /**
             * Ways
             * @description for `go`, and `place` and `pair` when asked for: routes by toll; none if there is no way
             */
            ways?: components["schemas"]["YokohamaWay"][];
            /**
             * Destinations
             * @description for `place` and `pair` when asked for: where the president could go next
             */
            destinations?: string[];
            /** @description for `go` and `agent`, and `place` and `pair` when asked for: what the area offers */
            effect?: components["schemas"]["YokohamaEffect"];
            /**
             * Bonus
             * @description for the same moves: the reward of a token that could be taken
             */
            bonus?: components["schemas"]["YokohamaAmount"][];
            /** @description for the same moves: what could be built */
            build?: components["schemas"]["YokohamaBuild"];
            /**
             * Freed
             * @description for the same moves: the assistants that return
             */
            freed?: number;
            /**
             * Assistants
             * @description for `recall`: assistants that could come along
             */
            assistants?: number;
            /** @description for `keep`, `order` and `fulfil`: the card */
            order?: components["schemas"]["YokohamaOrder"];
            /**
             * Letter
             * @description for `achieve`: the achievement
             */
            letter?: string;
            /**
             * Space
             * @description for `church` and `customs`: the space, from 1
             */
            space?: number;
            /**
             * Donations
             * @description for `church`: number of donations to make
             */
            donations?: number;
            /**
             * Imports
             * @description for `customs`: number of imports paid
             */
            imports?: number;
            /**
             * Gains
             * @description for `church`, `customs` and `learn`: what it gives, by icon
             */
            gains?: {
                [key: string]: number;
            };
            /**
             * Title
             * @description for `learn`: the technology
             */
            title?: string;
            /**
             * Cost
             * @description for `learn`: its printed cost
             */
            cost?: number;
            /**
             * Country
             * @description for `learn`: its country; for `marker`: the flag, `null` for an agent
             */
            country?: ("GB" | "US" | "FR" | "DE" | "NL") | null;
            /**
             * Units
             * @description for `learn`: units to pay, each 2 yen or 1 import
             */
            units?: number;
            /**
             * Reward
             * @description for `token` and `shop`: the reward
             */
            reward?: components["schemas"]["YokohamaAmount"][];
            /**
             * Place
             * @description for `shop`: the space, from 1
             */
            place?: number;
            /**
             * Marker
             * @description for `marker`: its number
             */
            marker?: number;
        };
        /**
         * YokohamaPrices
         * @description What the next piece of each kind costs; `null` if the warehouse has none.
         */
        YokohamaPrices: {
            /** Assistants */
            assistants: number | null;
            /** Shops */
            shops: number | null;
            /** Houses */
            houses: number | null;
        };
        /**
         * YokohamaResult
         * @description How the game ended.
         */
        YokohamaResult: {
            /**
             * Reason
             * @description why
             * @enum {string}
             */
            reason: "houses" | "shops" | "orders" | "church" | "customs";
            /**
             * Places
             * @description the place of each seat, from 1
             */
            places: number[];
            /**
             * Scores
             * @description the score of each seat
             */
            scores: components["schemas"]["YokohamaScore"][];
        };
        /**
         * YokohamaScore
         * @description A score, part by part.
         */
        YokohamaScore: {
            /**
             * Track
             * @description points scored during the game
             */
            track: number;
            /**
             * Church
             * @description the Church board
             */
            church: number;
            /**
             * Customs
             * @description the Customs board
             */
            customs: number;
            /**
             * Technology
             * @description the technology majority
             */
            technology: number;
            /**
             * Countries
             * @description sets of countries
             */
            countries: number;
            /**
             * Remainder
             * @description money, goods and imports left over
             */
            remainder: number;
            /**
             * Total
             * @description the sum
             */
            total: number;
        };
        /**
         * YokohamaShop
         * @description A space for a shop.
         */
        YokohamaShop: {
            /**
             * Reward
             * @description for building there
             */
            reward: components["schemas"]["YokohamaAmount"][];
            /**
             * Owner
             * @description the seat that has built here; `null` if it is free
             */
            owner: number | null;
        };
        /**
         * YokohamaSite
         * @description A site card.
         */
        YokohamaSite: {
            /**
             * Number
             * @description its number
             */
            number: number;
            /**
             * Shops
             * @description four spaces for shops
             */
            shops: components["schemas"]["YokohamaShop"][];
            /** @description the space for a trading house */
            house: components["schemas"]["YokohamaHouse"];
        };
        /**
         * YokohamaSomeGoods
         * @description A number for each required good.
         */
        YokohamaSomeGoods: {
            /** Copper */
            copper?: number;
            /** Silk */
            silk?: number;
            /** Tea */
            tea?: number;
            /** Fish */
            fish?: number;
        };
        /**
         * YokohamaTechnology
         * @description The face of a technology.
         */
        YokohamaTechnology: {
            /**
             * Title
             * @description its name, such as `"stagecoach"`
             */
            title: string;
            /**
             * Cost
             * @description the printed cost
             */
            cost: number;
            /**
             * Country
             * @description its country
             * @enum {string}
             */
            country: "GB" | "US" | "FR" | "DE" | "NL";
        };
        /**
         * YokohamaTitleSpace
         * @description A space for a technology at Laboratory or Research Center.
         */
        YokohamaTitleSpace: {
            /**
             * Space
             * @description its number, from 1
             */
            space: number;
            /**
             * Surcharge
             * @description paid on top of the cost
             */
            surcharge: number;
            /** @description the technology; `null` on an empty space */
            card: components["schemas"]["YokohamaTechnology"] | null;
        };
        /**
         * YokohamaView
         * @description The table as a seat may see it.
         */
        YokohamaView: {
            /**
             * Players
             * @description number of players
             */
            players: number;
            /**
             * Edition
             * @description the edition that is played
             * @enum {integer}
             */
            edition: 2016 | 2024;
            /**
             * Expansions
             * @description the mini expansions in play, such as `[1, 2]`
             */
            expansions: number[];
            /**
             * Round
             * @description the round, from 1
             */
            round: number;
            /**
             * Turn
             * @description the seat whose turn it is
             */
            turn: number;
            /**
             * Actor
             * @description the seat that decides; `null` while cards are dealt and after the end
             */
            actor: number | null;
            /**
             * Step
             * @description the step of the turn
             * @enum {string}
             */
            step: "deal-areas" | "deal-sites" | "deal-tokens" | "deal-rows" | "deal-hands" | "draft" | "deal-titles" | "deal-achievements" | "deal-markers" | "begin" | "phase-a" | "placing" | "telegram" | "moving" | "tolls" | "fetching" | "act" | "harvest" | "trading" | "worship" | "donating" | "church-man" | "clearing" | "customs-man" | "ordering" | "fill-orders" | "hiring" | "studying" | "paying" | "station" | "fill-titles" | "bonus" | "building" | "recovery" | "reward" | "carrying" | "marker" | "phase-c" | "end-turn" | "over";
            /** @description the action in progress; `null` if there is none */
            action: components["schemas"]["YokohamaAction"] | null;
            /**
             * Used This Turn
             * @description which once-per-turn actions have been used this turn
             */
            used_this_turn: ("agent" | "textile-mill" | "university")[];
            /**
             * Ended
             * @description why the end was announced; `null` until then
             */
            ended: ("houses" | "shops" | "orders" | "church" | "customs") | null;
            /**
             * Turns Left
             * @description the turns left, including this one; `null` until the end is announced
             */
            turns_left: number | null;
            /**
             * Layout
             * @description the names of the areas, row by row
             */
            layout: string[][];
            /**
             * Areas
             * @description the areas on the table, by name
             */
            areas: {
                [key: string]: components["schemas"]["YokohamaArea"];
            };
            /**
             * Station
             * @description the area with the station token; `null` if there is none
             */
            station: string | null;
            /** @description the Church board */
            church: components["schemas"]["YokohamaChurch"];
            /** @description the Customs board */
            customs: components["schemas"]["YokohamaCustoms"];
            /**
             * Orders
             * @description the rows of `Port` and `Dock`, if these areas are in play
             */
            orders: {
                [key: string]: components["schemas"]["YokohamaOrderSpace"][];
            };
            /**
             * Technologies
             * @description likewise for `Lab` and `Research`
             */
            technologies: {
                [key: string]: components["schemas"]["YokohamaTitleSpace"][];
            };
            /**
             * Achievements
             * @description the achievements of the game
             */
            achievements: components["schemas"]["YokohamaAchievement"][];
            /**
             * Markers
             * @description markers that can still be earned
             */
            markers: components["schemas"]["YokohamaMarker"][];
            /** @description the supply of agents */
            agents: components["schemas"]["YokohamaByCountry"];
            /** @description cards left */
            decks: components["schemas"]["YokohamaDecks"];
            /**
             * Merchants
             * @description one entry per seat
             */
            merchants: components["schemas"]["YokohamaMerchant"][];
            /** @description what the decision is about */
            asks: components["schemas"]["YokohamaAsks"];
            /**
             * Moves
             * @description the legal moves, if the observing seat is to decide
             */
            moves: components["schemas"]["YokohamaMove"][];
            /** @description how much of each triggers the end */
            ends: components["schemas"]["YokohamaEnds"];
            /**
             * Standing
             * @description everyone's score if the game ended now
             */
            standing: components["schemas"]["YokohamaScore"][];
            /** @description how the game ended; `null` until then */
            over: components["schemas"]["YokohamaResult"] | null;
            /**
             * Game
             * @description the name of the game
             * @constant
             */
            game: "yokohama";
            /**
             * Seat
             * @description the observing seat; `null` for a spectator
             */
            seat: number | null;
            /**
             * Memory
             * @description `true` for the view of a player with perfect memory
             */
            memory: boolean;
            /**
             * Names
             * @description the players' names, in seat order
             */
            names: string[];
        };
        /**
         * YokohamaWaiting
         * @description Icons of a reward still to be used.
         */
        YokohamaWaiting: {
            /**
             * Any
             * @description goods of your choice
             */
            any?: number;
            /**
             * Warehouse
             * @description pieces from the warehouse
             */
            warehouse?: number;
            /**
             * Move
             * @description assistants that may be moved
             */
            move?: number;
        };
        /**
         * YokohamaWay
         * @description A route of the president.
         */
        YokohamaWay: {
            /**
             * Pays
             * @description the seats that are paid a toll, 1 yen each
             */
            pays: number[];
            /**
             * Canal
             * @description whether the route crosses the Canal, for another yen
             */
            canal: boolean;
        };
        /** YouTold */
        YouTold: {
            /** Seat */
            seat: number | null;
            /** Seats */
            seats: number[];
            /** Host */
            host: boolean;
            /** Can */
            can: string[];
            /** Kept */
            kept: number[];
            /** Behind */
            behind: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
