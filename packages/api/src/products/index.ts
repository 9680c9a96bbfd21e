export { createProductsClient, type CatalogueItem, type ProductsClient } from './productsClient.ts'
