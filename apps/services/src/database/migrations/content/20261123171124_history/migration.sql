CREATE TABLE "content"."history" (
	"kind" text,
	"entry_id" text,
	"number" integer,
	"action" text NOT NULL,
	"editor" text,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"value" jsonb,
	"versions" text[] NOT NULL,
	"restored_from" integer,
	CONSTRAINT "history_pkey" PRIMARY KEY("kind","entry_id","number")
);
--> statement-breakpoint
CREATE INDEX "history_at" ON "content"."history" ("at");
--> statement-breakpoint
INSERT INTO "content"."history" ("kind", "entry_id", "number", "action", "editor", "started_at", "at", "value", "versions", "restored_from")
SELECT 'pages', "page_id", "number", "action", "editor", "started_at", "at", "value", "versions", "restored_from" FROM "content"."page_history";
--> statement-breakpoint
INSERT INTO "content"."history" ("kind", "entry_id", "number", "action", "editor", "started_at", "at", "versions")
SELECT "kind", "id", 1, 'saved', "editor", "at", "at", '{}' FROM "content"."last_saves";
--> statement-breakpoint
DROP TABLE "content"."page_history";
--> statement-breakpoint
DROP TABLE "content"."last_saves";
