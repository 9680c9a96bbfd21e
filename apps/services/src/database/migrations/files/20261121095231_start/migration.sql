CREATE SCHEMA "files";
--> statement-breakpoint
CREATE TABLE "files"."files" (
	"slug" text,
	"language" text,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"is_public" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_pkey" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
CREATE TABLE "files"."pieces" (
	"slug" text,
	"language" text,
	"index" integer,
	"bytes" bytea NOT NULL,
	CONSTRAINT "pieces_pkey" PRIMARY KEY("slug","language","index")
);
--> statement-breakpoint
ALTER TABLE "files"."pieces" ADD CONSTRAINT "pieces_file" FOREIGN KEY ("slug","language") REFERENCES "files"."files"("slug","language") ON DELETE CASCADE;