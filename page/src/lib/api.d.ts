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
         * @description Asks the others to let one's last decision be taken back.
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
        };
        /**
         * BlockDone
         * @description What came of blocking or unblocking; a person has an id and a name, an address itself.
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
         * @description Whoever is shut out.
         */
        Blocked: {
            /** People */
            people: components["schemas"]["BlockedPerson"][];
            /** Addresses */
            addresses: components["schemas"]["BlockedAddress"][];
        };
        /**
         * BlockedAddress
         * @description An address or a network that is shut out.
         */
        BlockedAddress: {
            /** Address */
            address: string;
            /** Created */
            created: number;
        };
        /**
         * BlockedPerson
         * @description Somebody who is shut out.
         */
        BlockedPerson: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * BotFailing
         * @description A table whose bot fails.
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
         * @description What a process does, and what all of them have before them.
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
        /** ClockAsked */
        ClockAsked: {
            /** Bank */
            bank: number;
            /** Each */
            each: number;
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
        /**
         * Ended
         * @description What came of ending a table.
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
         * Forgotten
         * @description What is done, or would be, to forget somebody: tables deleted, tables kept without their name.
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
        /** HistoryTold */
        HistoryTold: {
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Game */
            game: {
                [key: string]: unknown;
            };
            /** Log */
            log: components["schemas"]["LogEntry"][];
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
         * Limit
         * @description A limit on a rate, and who is nearest to it.
         */
        Limit: {
            /** Per Second */
            per_second: number;
            /** At Once */
            at_once: number;
            /** Fullest */
            fullest: components["schemas"]["Nearest"][];
        };
        /** LogEntry */
        LogEntry: {
            /** Step */
            step: number;
            /** Seat */
            seat: number | null;
            said: components["schemas"]["SayTold"];
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
        /** NameAsked */
        NameAsked: {
            /** Name */
            name: string;
        };
        /**
         * Nearest
         * @description Who has used how much of what may be done at once.
         */
        Nearest: {
            /** Key */
            key: string;
            /** Used */
            used: number;
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
         * @description Somebody in a list; `updated` is when one of their tables moved last.
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
        };
        /**
         * PersonToOperator
         * @description Somebody and a page of their tables.
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
        /** RecordAsked */
        RecordAsked: {
            /** Record */
            record: string;
            /** Step */
            step?: number | null;
            /** Seat */
            seat?: number | null;
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
            game: {
                [key: string]: unknown;
            };
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
         * Reply
         * @description What an action came to.
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
            /** Kept */
            kept: boolean;
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
        /**
         * TableAsked
         * @description A table to be made; see docs/api.md.
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
        };
        /** TableListed */
        TableListed: {
            /** Id */
            id: string;
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
        };
        /**
         * TableListedToOperator
         * @description A table in a list; `events` is its size, `age` in seconds, `bot` the one that has to move.
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
            clock: components["schemas"]["ClockAsked"] | null;
            /** Clock At */
            clock_at: number | null;
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
            /** Cards */
            cards: number;
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
            game: {
                [key: string]: unknown;
            } | null;
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
         * Undo
         * @description Takes one's last decision back.
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
         * WhoAsked
         * @description A person by id or name, or an address or network; `force` also where it is the operator's own.
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
