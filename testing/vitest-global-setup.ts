import type { TestProject } from 'vitest/node';
import { startThrowawayServer } from './throwaway.ts';

let finish = () => Promise.resolve();

/** One database server for the whole run of action tests. */
export async function setup(project: TestProject): Promise<void> {
  const { server, stop } = await startThrowawayServer();
  finish = stop;
  project.provide('testServer', server);
}

export async function teardown(): Promise<void> {
  await finish();
}
