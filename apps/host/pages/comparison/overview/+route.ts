export default '/comparison'
