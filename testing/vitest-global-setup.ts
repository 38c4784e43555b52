import type { TestProject } from 'vitest/node';
import { startThrowawayServer } from './throwaway.ts';

let finish = () => Promise.resolve();

/** Starts one database server for the whole run of action tests. */
export async function setup(project: TestProject): Promise<void> {
  const throwaway = await startThrowawayServer();
  finish = () => throwaway.stop();
  project.provide('testServer', throwaway.server);
}

export async function teardown(): Promise<void> {
  await finish();
}
