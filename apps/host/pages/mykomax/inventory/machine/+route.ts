export default '/mykomax/inventory/@serial'
