// In a file of its own, so that it is fetched after the page is up.
export { domAnimation as default } from 'framer-motion'
