export default '/comparison/*'
