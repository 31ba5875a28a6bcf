import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { brand } from '@/domain/brand'
import { useProtection } from '../support/protection'
import { renderApp } from '../support/renderApp'

describe('Help comes from the brand file', () => {
  it("shows the operator's help lines and pages, opened in a new window", async () => {
    useProtection({
      helpLines: [{ label: 'Example help', href: 'https://help.example/', phone: '0800' }],
    })
    const { operatorLinks } = brand
    Object.assign(brand, {
      operatorLinks: [{ label: 'Limits', href: 'https://operator.example/limits' }],
    })
    onTestFinished(() => {
      Object.assign(brand, { operatorLinks })
    })
    await renderApp('/play_responsibly')
    const help = await screen.findByRole('link', { name: /Example help 0800/ })
    expect(help).toHaveAttribute('href', 'https://help.example/')
    expect(help).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('link', { name: /Limits/ })).toBeVisible()
  })
})
