import { parentPort } from 'node:worker_threads'
import { type Task, runTask } from './task.ts'

/** A thread of the lab: gets a task, answers with its result. */
parentPort?.on('message', (task: Task) => parentPort?.postMessage(runTask(task)))
