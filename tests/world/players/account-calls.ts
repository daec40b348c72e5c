import { api } from '../../../src/contract/api.ts'
import { type Call, call, read } from './calls.ts'

export const readAccount = {
  situation: read.situation,
  me: call('me', api.account.me),
  sessions: call('sessions', api.account.sessions),
}

export const register = (email: string, name: string, password: string): Call =>
  call('register', api.account.register, { name, email, password, password_confirmation: password }, { name, password })

export const login = (email: string, password: string): Call => call('login', api.account.login, { email, password }, { password })

export const recover = (email: string, code: string, password: string): Call =>
  call('recover', api.account.recover, { email, code, password, password_confirmation: password }, { code, password })

export const logout = call('logout', api.account.logout)

export const rename = (name: string): Call => call('rename', api.account.rename, { name }, { name })

export const changePassword = (current: string, password: string): Call =>
  call(
    'changePassword',
    api.account.changePassword,
    { current_password: current, password, password_confirmation: password },
    { current, password },
  )

export const newRecoveryCode = (password: string): Call => call('newRecoveryCode', api.account.newRecoveryCode, { password }, { password })

export const endSession = (id: string): Call => call('endSession', api.account.endSession, { id }, { id })

export const endOthers = call('endOthers', api.account.endOtherSessions)

export const closeAccount = (password: string): Call => call('close', api.account.close, { password }, { password })
