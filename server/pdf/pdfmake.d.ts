/** The part of pdfmake that we use; it declares no types itself. */
declare module 'pdfmake' {
  interface FontFiles {
    readonly normal: string;
    readonly bold: string;
  }

  interface Pdfmake {
    readonly virtualfs: { writeFileSync(name: string, file: Buffer): void };
    setFonts(fonts: Readonly<Record<string, FontFiles>>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}
