/** What some browsers have to read codes with, and TypeScript does not know yet. */
interface Window {
  readonly BarcodeDetector?: {
    new (options: { formats: readonly string[] }): {
      detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
    };
    getSupportedFormats(): Promise<readonly string[]>;
  };
}
