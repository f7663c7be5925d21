import { text } from 'node:stream/consumers'
import { addEditor, listEditors, removeEditor, setPassword } from './accounts.ts'

/* Manages the editors of the lake in LAKE_DIR, running or not. Passwords come from standard input, never from arguments. */

const usage = `LAKE_DIR=… node studio/lake/editors.ts
  list
  add <email> <name>      (password on standard input)
  password <email>        (password on standard input; ends all sessions)
  remove <email>`

const directory = process.env.LAKE_DIR
const [command, email, ...words] = process.argv.slice(2)

try {
  if (!directory) throw new Error(`LAKE_DIR is missing\n\n${usage}`)
  if (command === 'list') {
    for (const editor of listEditors(directory)) console.log(`${editor.email}\t${editor.name}`)
  } else if (command === 'add' && email) {
    await addEditor(directory, { email, name: words.join(' '), password: await readPassword() })
    console.log(`${email} can sign in.`)
  } else if (command === 'password' && email) {
    await setPassword(directory, email, await readPassword())
    console.log(`${email} has a new password and is signed out everywhere.`)
  } else if (command === 'remove' && email) {
    removeEditor(directory, email)
    console.log(`${email} can no longer sign in.`)
  } else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function readPassword(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}
