export default '/mykomax/inventory/old'
