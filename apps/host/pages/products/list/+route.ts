export default '/products'
