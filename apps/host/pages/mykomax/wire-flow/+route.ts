export default '/mykomax/wire-flow'
