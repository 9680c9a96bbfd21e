CREATE TABLE "content"."translation_sources" (
	"page_id" text,
	"source_version" text,
	"value" jsonb NOT NULL,
	CONSTRAINT "translation_sources_pkey" PRIMARY KEY("page_id","source_version")
);
