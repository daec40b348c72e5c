import { parentPort } from 'node:worker_threads'
import { type Job, runJob } from './job.ts'

/** A thread of the lab: gets a job, answers with its result. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(runJob(job)))
