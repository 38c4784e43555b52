import { vi } from 'vitest';

// A worker keeps its process and what it imported of packages from file to file; our own modules, with all that they remember, begin anew.
vi.resetModules();
