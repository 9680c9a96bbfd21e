CREATE TABLE "content"."translation_targets" (
	"page_id" text,
	"language" text,
	"state" text NOT NULL,
	"exported_at" timestamp with time zone,
	"imported_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"source_version" text,
	"outdated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "translation_targets_pkey" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE INDEX "translation_targets_state" ON "content"."translation_targets" ("language","state");