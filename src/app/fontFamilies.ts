/** The families of fonts.css that have files. */
export const fontFamilies = ['Readex Pro', 'Readex Pro Arabic', 'El Messiri', 'El Messiri Arabic']
