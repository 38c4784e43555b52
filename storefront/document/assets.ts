/** The bundler's record of one built module. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The styles of all pages and the modules of this one, as addresses. */
export interface PageAssets {
  readonly style: string | null;
  readonly modules: readonly string[];
}

/** The style sheet of the whole site, as the bundler names it. */
export const STYLE = 'style.css';

/**
 * Returns everything that these source files load when they run, by the bundler's manifest. Unknown
 * ones are left out.
 */
export function assetsOf(manifest: Manifest, sources: readonly string[]): PageAssets {
  const modules = new Set<string>();
  const visited_sources = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (entry === undefined || visited_sources.has(source)) return;
    visited_sources.add(source);
    for (const import_source of entry.imports ?? []) visit(import_source);
    modules.add(`/${entry.file}`);
  };
  for (const source of sources) visit(source);
  return { style: addressOf(manifest, STYLE), modules: [...modules] };
}

/** Returns the address of a built file; null for a source that was not built. */
export function addressOf(manifest: Manifest, source: string): string | null {
  const entry = manifest[source];
  return entry === undefined ? null : `/${entry.file}`;
}
