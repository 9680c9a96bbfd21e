export default '/mykomax/inventory'
