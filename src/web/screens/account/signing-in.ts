/** The pages of visitors, in one chunk: each is small, and they share frame and form. */
export { About } from './about.tsx'
export { Confirm } from './mail/confirm.tsx'
export { Forgot } from './mail/forgot.tsx'
export { Login } from './login.tsx'
export { Recover } from './recover.tsx'
export { Register } from './register.tsx'
export { Reset } from './mail/reset.tsx'
