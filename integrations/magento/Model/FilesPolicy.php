<?php
declare(strict_types=1);

namespace Till\Elements\Model;

use Magento\Csp\Api\PolicyCollectorInterface;
use Magento\Csp\Model\Policy\FetchPolicy;
use Till\Elements\ViewModel\Settings;

/**
 * Allows the address of the files, where the settings have one on another host, in the content security policy.
 */
class FilesPolicy implements PolicyCollectorInterface
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
     * @inheritdoc
     */
    public function collect(array $defaultPolicies = []): array
    {
        $source = $this->settings->getPolicySource();
        if ($source !== '') {
            foreach (self::DIRECTIVES as $directive) {
                $defaultPolicies[] = new FetchPolicy($directive, false, [$source]);
            }
        }

        return $defaultPolicies;
    }
}
