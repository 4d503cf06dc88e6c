<?php
declare(strict_types=1);

namespace Till\Elements\Plugin;

use Magento\Csp\Model\Collector\CspWhitelistXmlCollector;
use Magento\Csp\Model\Policy\FetchPolicy;
use Till\Elements\ViewModel\Settings;

/**
 * Allows the address of the files, where the settings have one on another host, as csp_whitelist.xml allows a host for
 * all store views.
 */
class AllowFiles
{
    /**
     * The scripts, the style sheet, and the translations, which scripts fetch.
     */
    private const DIRECTIVES = ['script-src', 'style-src', 'connect-src'];

    /**
     * @var Settings
     */
    private $settings;

    /**
     * @param Settings $settings
     */
    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * Adds the address to the policies.
     *
     * @param CspWhitelistXmlCollector $subject
     * @param array $policies
     * @return array
     */
    public function afterCollect(CspWhitelistXmlCollector $subject, array $policies): array
    {
        $source = $this->settings->getPolicySource();
        if ($source !== '') {
            foreach (self::DIRECTIVES as $directive) {
                $policies[] = new FetchPolicy($directive, false, [$source]);
            }
        }

        return $policies;
    }
}
