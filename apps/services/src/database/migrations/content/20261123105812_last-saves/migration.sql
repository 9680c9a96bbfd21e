CREATE TABLE "content"."last_saves" (
	"kind" text,
	"id" text,
	"editor" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_saves_pkey" PRIMARY KEY("kind","id")
);
