export default '/mykomax/inventory/transfers'
