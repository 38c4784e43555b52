// Runs `tools/commands/<name>.ts` with the Node that `npm ci` installs. Any Node from 20 on can run
// this file, which uses nothing but Node, because it also does the installing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST = 20;
const NEEDED = 26;
/**
 * The folder where Node caches our compiled modules, for all processes of a command: the second
 * starts in two thirds of the time.
 */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

const [name = '', ...args] = process.argv.slice(2);
const command = join(ROOT, 'tools/commands', `${name}.ts`);

if (majorOf(process.versions.node) < OLDEST) {
  giveUp(
    `Ribambelle needs Node ${OLDEST} or newer to start with, and this is Node ${process.versions.node}.`,
  );
}
if (!/^[a-z-]+$/.test(name) || !existsSync(command))
  giveUp(`There is no command "${name}" in tools/commands.`);
if (!isInstalled()) install();
handOver(findNode());

/** True when the installed packages match the lockfile, whoever installed them. */
function isInstalled() {
  const lockfile = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  return Object.entries(lockfile).every(([path, entry]) => {
    if (!path.includes('node_modules/') || !fitsHere(entry)) return true;
    if (entry.link) return existsSync(join(ROOT, path));
    return present[path] !== undefined && present[path].version === entry.version;
  });
}

function readLock(path) {
  const file = join(ROOT, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Tests whether a package is for this system; one for another stays out, and npm may leave out its
 * own dependencies too.
 */
function fitsHere(entry) {
  if (entry.os && !entry.os.includes(process.platform)) return false;
  if (entry.cpu && !entry.cpu.includes(process.arch)) return false;
  return !entry.optional || Boolean(entry.os && entry.cpu && !entry.libc);
}

function install() {
  process.stdout.write('Installing the dependencies with npm ci, as package-lock.json has them…\n');
  const npm = process.env.npm_execpath;
  const program = npm && /\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm'];
  const options = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const result = spawnSync(program[0], [...program.slice(1), ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) giveUp('npm ci did not succeed; its reason is above.');
}

function findNode() {
  for (const path of [join(ROOT, 'node_modules/.bin/node'), process.execPath]) {
    const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && majorOf(answer.stdout.slice(1)) >= NEEDED) return path;
  }
  return giveUp(
    `Ribambelle needs Node ${NEEDED} or newer: this is ${process.versions.node}, and npm brings none for ${process.platform} ${process.arch}.`,
  );
}

function handOver(node) {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', command, ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) followNpm(child);
  child.on('error', (error) => giveUp(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) =>
    process.exit(code === null ? 128 + signalNumber(signal) : code),
  );
}

/**
 * Ends the command when npm is killed without a chance to tell us, which would leave us behind as
 * an orphan.
 */
function followNpm(child) {
  const npm = npmProcess();
  const watch = setInterval(() => {
    if (npmProcess() === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}

/**
 * Returns npm's process: npm runs us through a shell, which some shells leave at once and others
 * stay in.
 */
function npmProcess() {
  const parent = process.ppid;
  try {
    const [, shell, grandparent] =
      /^\d+ \((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a)?sh$/.test(shell) ? `${parent} of ${grandparent}` : String(parent);
  } catch {
    return String(parent);
  }
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0;
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
