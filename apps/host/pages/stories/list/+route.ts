export default '/stories'
