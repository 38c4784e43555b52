/** What the bundler says of one built module. */
export interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The styles and modules of a page, as addresses, each once, styles of what is imported first. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

/** Everything that these source files load when they run, by the bundler's own list. Unknown ones are left out. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): PageAssets {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (entry === undefined || seen.has(source)) return;
    seen.add(source);
    for (const imported of entry.imports ?? []) visit(imported);
    for (const style of entry.css ?? []) styles.add(`/${style}`);
    modules.add(`/${entry.file}`);
  };
  for (const source of sources) visit(source);
  return { styles: [...styles], modules: [...modules] };
}
