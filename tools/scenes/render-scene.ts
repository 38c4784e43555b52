import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../start/run-program.ts';
import { inPieces, paintScene } from './paint-scene.ts';
import { SCENE_SIZE, type SceneName } from './scenes.ts';

const FOLDER = join(ROOT, 'tools/scenes');
/** The common parts of every scene, before it and after it. */
const BEFORE = 'clay.glsl';
const AFTER = 'light.glsl';
const LOOKS = 2;

/**
 * Renders a scene into its file of the demo, a WebP below 60 kB, without a graphics card. Takes a
 * minute or two.
 */
export async function renderScene(name: SceneName, browserPath: string): Promise<void> {
  const files = [BEFORE, `${name}.glsl`, AFTER];
  const program = await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'utf8')));
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
    const page = await browser.newPage();
    const painting = { ...SCENE_SIZE, program: program.join('\n'), looks: LOOKS };
    const pixels = await page.evaluate(paintScene, inPieces(painting));
    await sharp(Buffer.from(pixels), { raw: { ...SCENE_SIZE, channels: 3 } })
      .flip()
      .webp({ quality: 76, effort: 6, smartSubsample: true })
      .toFile(join(ROOT, `tools/demo/images/${name}.webp`));
  } finally {
    await browser.close();
  }
}
