export default '/products/finder'
