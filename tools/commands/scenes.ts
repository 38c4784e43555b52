import { runCommand } from '../start/command.ts';
import { say } from '../start/say.ts';
import { renderScene } from '../scenes/render-scene.ts';
import { SCENES } from '../scenes/scenes.ts';
import { findBrowser } from '../test/find-browser.ts';

/** Renders the pictures of the demo from their scenes again: the named ones, or all. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  const browser = await findBrowser();
  for (const name of SCENES.filter((scene) => names.length === 0 || names.includes(scene))) {
    await renderScene(name, browser);
    say(`tools/demo/images/${name}.webp is drawn.`);
  }
});
