import { join } from 'node:path';
import { takePictures } from '../pictures/take-pictures.ts';
import { runCommand } from '../start/command.ts';
import { ROOT } from '../start/run-program.ts';
import { withDemo } from '../test/serve-demo.ts';

/** Takes the README's pictures from the demo, as it is today, into docs/pictures. */
await runCommand(() => withDemo((demo) => takePictures(demo, join(ROOT, 'docs/pictures'))));
