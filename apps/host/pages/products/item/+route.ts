export default '/products/*'
