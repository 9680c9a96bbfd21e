export default '/stories/contacts/@author'
