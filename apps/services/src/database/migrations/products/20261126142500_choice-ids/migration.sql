-- Ids of values have signs and decimal points now. The start of the products service builds the lists again.
DELETE FROM "products"."listings";
