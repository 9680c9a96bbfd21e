export default '/mykomax/services/@name'
