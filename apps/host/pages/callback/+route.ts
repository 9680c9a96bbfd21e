export default '/callback'
