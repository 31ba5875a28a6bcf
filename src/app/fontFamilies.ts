/** The families of fonts.css with files of their own. */
export const fontFamilies = ['Readex Pro', 'Readex Pro Arabic', 'El Messiri', 'El Messiri Arabic']
