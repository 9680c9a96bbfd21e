CREATE TABLE "content"."change_log" (
	"id" text PRIMARY KEY,
	"newest" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."changes" (
	"sequence" bigint PRIMARY KEY,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"tags" text[] NOT NULL
);
--> statement-breakpoint
INSERT INTO "content"."change_log" ("id", "newest") VALUES (substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), 0);
