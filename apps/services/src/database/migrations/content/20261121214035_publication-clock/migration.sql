CREATE TABLE "content"."publication_clock" (
	"id" integer PRIMARY KEY,
	"reached" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "content"."publication_clock" ("id", "reached") VALUES (1, now());
