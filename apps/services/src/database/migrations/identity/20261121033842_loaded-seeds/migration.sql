CREATE TABLE "identity"."loaded_seeds" (
	"name" text PRIMARY KEY
);
