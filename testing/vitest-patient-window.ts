import { configure } from '@testing-library/react';

/** Milliseconds: the same as every wait of `vitest.config.ts`. */
const PATIENCE = 45_000;

configure({ asyncUtilTimeout: PATIENCE });
